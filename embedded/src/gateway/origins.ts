const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Parses a comma-separated list of origins (`https://jobs.example.com`).
 * @throws {Error} with a message that names the part that is not an http(s) origin
 */
export const parseOrigins = (list: string | undefined): readonly URL[] =>
  (list ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(parseOrigin);

function parseOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && url.protocol in DEFAULT_PORTS && [url.origin, `${url.origin}/`].includes(url.href);
  if (!isOrigin)
    throw new Error(`PUBLIC_ORIGIN: ${JSON.stringify(text)} is not an origin such as https://jobs.example.com`);
  return url;
}

/**
 * The origins the application is served at: those of the configuration, and the loopback names with the port it listens
 * on. Requests with any other host are rejected, which prevents DNS rebinding.
 */
export class Origins {
  #hosts: ReadonlySet<string> = new Set();
  #origins: ReadonlySet<string> = new Set();
  #canonicalOrigin = '';

  constructor(private readonly publicOrigins: readonly URL[]) {}

  /** Sets the port the server listens on; until then, no host is allowed. */
  setPort(port: number): void {
    const loopbackOrigins = LOOPBACK_NAMES.map((name) => new URL(`http://${name}:${port}`));
    const allOrigins = [...this.publicOrigins, ...loopbackOrigins];
    this.#hosts = new Set(allOrigins.flatMap(getHosts));
    this.#origins = new Set(allOrigins.map(({ origin }) => origin));
    this.#canonicalOrigin = allOrigins[0]?.origin ?? '';
  }

  /** The origin of links in messages to people. */
  get canonicalOrigin(): string {
    return this.#canonicalOrigin;
  }

  /** Returns true if a `Host` header names one of these origins. */
  isAllowedHost(host: string): boolean {
    return this.#hosts.has(host.toLowerCase());
  }

  /** Returns true if an `Origin` header names one of these origins. */
  isAllowedOrigin(origin: string): boolean {
    return this.#origins.has(origin.toLowerCase());
  }
}

/** Returns the host as browsers send it, and with an explicit default port. */
const getHosts = ({ protocol, host, hostname, port }: URL): readonly string[] =>
  port === '' ? [host, `${hostname}:${DEFAULT_PORTS[protocol] ?? ''}`] : [host];
