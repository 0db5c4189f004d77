interface EmulatorRequest {
  readonly method?: 'GET' | 'PATCH' | 'POST';
  /** JSON. */
  readonly body?: string;
  readonly timeoutMs: number;
}

/** Sends a request to the Auth emulator as its owner. @throws {Error} if the status is not 2xx. */
export async function sendEmulatorRequest(origin: string, path: string, request: EmulatorRequest): Promise<Response> {
  const { method = 'GET', body, timeoutMs } = request;
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`auth emulator: ${method} ${path.replace(/\?.*/, '')} failed (status ${response.status})`);
}
