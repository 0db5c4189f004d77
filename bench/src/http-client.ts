import { Agent, request } from 'node:http';

/** An HTTP client with keep-alive and a limited number of connections. Parses JSON responses. */
export class HttpClient {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends a JSON request. @throws {Error} for any status but 200 and 201. */
  send(method: string, url: string, headers: Readonly<Record<string, string>>, body?: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const bodyHeaders =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
      const clientRequest = request(
        url,
        { agent: this.#agent, method, headers: { ...headers, ...bodyHeaders } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(text) as unknown);
            else reject(new Error(`${method} ${url}: ${response.statusCode} ${text}`));
          });
        },
      );
      clientRequest.once('error', reject);
      clientRequest.end(payload);
    });
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}
