import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** A response with its body as it came over the wire, still encoded. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string;
  /** Sent as they are, `Host` included. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const TIMEOUT_MS = 30_000;

/** Sends a request with exactly these headers and does not decode the response. */
export function requestRaw(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoingRequest = request(
      { agent: false, hostname, port, method, path, headers, timeout: TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .once('error', reject)
          .once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
      },
    );
    outgoingRequest.once('timeout', () =>
      outgoingRequest.destroy(new Error(`no response to ${method} ${path} in time`)),
    );
    outgoingRequest.once('error', reject);
    outgoingRequest.end(body);
  });
}
