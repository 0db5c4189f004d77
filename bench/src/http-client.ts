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
      const sent = body === undefined ? '' : JSON.stringify(body);
      const own =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
      const outgoing = request(url, { agent: this.#agent, method, headers: { ...headers, ...own } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200 || answer.statusCode === 201) resolve(JSON.parse(text) as unknown);
          else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text}`));
        });
      });
      outgoing.once('error', reject);
      outgoing.end(sent);
    });
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}
