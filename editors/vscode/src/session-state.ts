import type { Problem } from "./problems";

/** A server that answers. */
export interface Running {
  readonly version: string;
  readonly file: string;
  readonly origin: string;
}

/** Where the server is in its life; all that the status shows is a function of it. */
export type SessionState =
  | { readonly kind: "stopped" }
  | { readonly kind: "starting" }
  | ({ readonly kind: "reading"; readonly text: string | undefined } & Running)
  | ({ readonly kind: "running" } & Running)
  | { readonly kind: "restarting"; readonly crash: number; readonly ended: string }
  | { readonly kind: "failed"; readonly problem: Problem };
