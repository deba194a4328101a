// A bridge-lsp in Node for the tests: the command line and the protocol that the extension uses. It
// misbehaves as the file named by MOCK_CONTROL says, and writes what it is asked to MOCK_LOG.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { Connection } from "./connection.mjs";
import { answer } from "./answers.mjs";

const control = process.env.MOCK_CONTROL;
const wish = control && existsSync(control) ? JSON.parse(readFileSync(control, "utf8")) : {};
const version = wish.version ?? "0.1.0";
const note = (entry) => {
  const line = JSON.stringify({ pid: process.pid, ...entry });
  if (process.env.MOCK_LOG) appendFileSync(process.env.MOCK_LOG, `${line}\n`);
};

const [command, ...rest] = process.argv.slice(2);
note({ argv: process.argv.slice(2) });
switch (command) {
  case "--version":
    if (wish.hangVersion) setInterval(() => undefined, 1000);
    else console.log(`bridge-lsp ${version}`);
    break;
  case "check":
    console.log(`${process.cwd()}/App.swift:3:7: warning: Mock finding of check [mock-finding]`);
    console.log(`${process.cwd()}/App.swift:1:1: note: a related place`);
    if (!rest.includes("never")) process.exitCode = 1;
    break;
  case "serve":
    serve();
    break;
  default:
    process.exitCode = 2;
}

function serve() {
  if (wish.crashAtStart) {
    console.error("mock: crashing at start");
    process.exit(wish.crashAtStart);
  }
  const connection = new Connection(process.stdin, process.stdout);
  connection.onEnd(() => process.exit(1));
  connection.onMessage((message) => {
    if (message.method) note({ method: message.method, params: message.params });
    answer({ connection, message, wish, version });
  });
}
