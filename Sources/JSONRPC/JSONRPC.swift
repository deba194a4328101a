/// One JSON-RPC peer.
public enum JSONRPC {}
