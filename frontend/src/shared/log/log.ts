/** Logs method, path and status (or error) of a request, never its body (spec section 1). */
export function logRequest(method: string, path: string, result: number | string): void {
  console.log(`${method} ${path} ${result}`);
}

/** Logs an error to the console, as a warning. */
export function logError(message: string, error: unknown): void {
  console.warn(message, error instanceof Error ? error.message : error);
}
