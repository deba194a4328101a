/** Messages with Content-Length headers over a pair of streams. */
export class Connection {
  #buffer = Buffer.alloc(0);
  #asked = new Map();
  #next = 1;

  constructor(input, output) {
    this.input = input;
    this.output = output;
  }

  onEnd(listener) {
    this.input.on("end", listener);
  }

  onMessage(listener) {
    this.input.on("data", (data) => {
      this.#buffer = Buffer.concat([this.#buffer, data]);
      for (let message; (message = this.#take()) !== undefined;) {
        if (message.method === undefined) this.#asked.get(message.id)?.(message.result);
        else listener(message);
      }
    });
  }

  reply(id, result) {
    this.#send({ id, result });
  }

  fail(id, message, code = -32803) {
    this.#send({ id, error: { code, message } });
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  request(method, params) {
    const id = `mock-${this.#next++}`;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  #send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.output.write(body);
  }

  #take() {
    const end = this.#buffer.indexOf("\r\n\r\n");
    if (end < 0) return undefined;
    const head = this.#buffer.subarray(0, end).toString();
    const length = Number(/Content-Length: (\d+)/i.exec(head)[1]);
    if (this.#buffer.length < end + 4 + length) return undefined;
    const body = this.#buffer.subarray(end + 4, end + 4 + length).toString();
    this.#buffer = this.#buffer.subarray(end + 4 + length);
    return JSON.parse(body);
  }
}
