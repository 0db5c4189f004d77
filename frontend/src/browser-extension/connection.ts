/** The account that this browser is connected with. */
export interface Connection {
  /** The origin of Trackrecord. */
  readonly origin: string;
  readonly token: string;
}

const STORAGE_KEY = 'connection';

/** Returns the stored connection; undefined if this browser is not connected. */
export async function readConnection(): Promise<Connection | undefined> {
  const { [STORAGE_KEY]: storedValue } = await chrome.storage.local.get(STORAGE_KEY);
  if (typeof storedValue !== 'object' || storedValue === null) return undefined;
  const { origin, token } = storedValue as Partial<Record<keyof Connection, unknown>>;
  return typeof origin === 'string' && typeof token === 'string' ? { origin, token } : undefined;
}

export const storeConnection = (connection: Connection): Promise<void> =>
  chrome.storage.local.set({ [STORAGE_KEY]: connection });

export const removeConnection = (): Promise<void> => chrome.storage.local.remove(STORAGE_KEY);

/**
 * Returns the origin of an address that a user typed; undefined unless it is HTTPS or on this machine, because the
 * token is sent there.
 */
export function parseOrigin(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (url === null) return undefined;
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || isLocal ? url.origin : undefined;
}
