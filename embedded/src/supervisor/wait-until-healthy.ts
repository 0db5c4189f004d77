import { setTimeout as wait } from 'node:timers/promises';

/** Times in milliseconds. */
interface HealthTimeouts {
  /** How long the parts that users need may take to become healthy. */
  readonly essentialMs: number;
  /** How long background parts may take after those, including the first fetch of the feeds. */
  readonly backgroundMs: number;
}

const DEFAULT_TIMEOUTS: HealthTimeouts = { essentialMs: 60_000, backgroundMs: 15_000 };
const REQUEST_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 200;

/** Status by part: ok, warning or down. */
type Parts = ReadonlyMap<string, unknown>;

interface HealthResponse {
  readonly text: string;
  /** Undefined if the response does not list the parts. */
  readonly parts: Parts | undefined;
}

/**
 * Waits until `/api/health` reports every part as healthy, and for background parts only a short time longer than for
 * the others. A background part that warns is waited for as well: a worker warns until it has tried every feed.
 * @returns the background parts that are still down.
 * @throws {Error} with the response if another part is not healthy in time.
 */
export async function waitUntilHealthy(
  url: string,
  backgroundParts: ReadonlySet<string>,
  { essentialMs, backgroundMs }: HealthTimeouts = DEFAULT_TIMEOUTS,
): Promise<readonly string[]> {
  const deadline = performance.now() + essentialMs;
  let backgroundDeadline: number | undefined;
  for (;;) {
    const health = await fetchHealth(url);
    const now = performance.now();
    const downParts = health?.parts && findParts(health.parts, 'down');
    if (downParts?.every((name) => backgroundParts.has(name))) {
      backgroundDeadline ??= now + backgroundMs;
      const isSettled = [...downParts, ...findParts(health?.parts, 'warning')].every(
        (name) => !backgroundParts.has(name),
      );
      if (isSettled || now >= backgroundDeadline) return downParts;
    } else if (now >= deadline) {
      throw new Error(`the stack is not healthy: ${health?.text ?? 'no response'}`);
    }
    await wait(POLL_INTERVAL_MS);
  }
}

const findParts = (parts: Parts = new Map(), status: string): readonly string[] =>
  [...parts].filter(([, partStatus]) => partStatus === status).map(([name]) => name);

async function fetchHealth(url: string): Promise<HealthResponse | undefined> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const text = await response.text();
    return { text, parts: parseParts(text) };
  } catch {
    return undefined;
  }
}

/** Parses a health response such as `{"parts":{"redis":{"status":"down"}}}`. */
function parseParts(text: string): Parts | undefined {
  try {
    const { parts } = JSON.parse(text) as { parts?: Readonly<Record<string, { readonly status?: unknown }>> };
    return parts && new Map(Object.entries(parts).map(([name, { status }]) => [name, status]));
  } catch {
    return undefined;
  }
}
