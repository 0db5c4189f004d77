/** Writes method, path and status of one request to the console (spec section 1); never a body. */
export function logRequest(method: string, path: string, outcome: number | string): void {
  console.log(`${method} ${path} ${outcome}`);
}

/** Writes to the console what failed and why; for failures the person is told about on the screen. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error instanceof Error ? error.message : error);
}
