import { setTimeout as wait } from 'node:timers/promises';

/** Times in milliseconds. */
interface HealthTimeouts {
  /** How long the parts that users need may take to become healthy. */
  readonly essentialMs: number;
  /** How long background parts may take after those. */
  readonly backgroundMs: number;
}

const DEFAULT_TIMEOUTS: HealthTimeouts = { essentialMs: 30_000, backgroundMs: 10_000 };
const REQUEST_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 200;

interface HealthResponse {
  readonly text: string;
  /** The parts that are down; undefined if the response does not list the parts. */
  readonly downParts: readonly string[] | undefined;
}

/**
 * Waits until `/api/health` reports every part as healthy, and for background parts only a short time longer than for
 * the others.
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
    if (health?.downParts?.every((name) => backgroundParts.has(name))) {
      backgroundDeadline ??= now + backgroundMs;
      if (health.downParts.length === 0 || now >= backgroundDeadline) return health.downParts;
    } else if (now >= deadline) {
      throw new Error(`the stack is not healthy: ${health?.text ?? 'no response'}`);
    }
    await wait(POLL_INTERVAL_MS);
  }
}

async function fetchHealth(url: string): Promise<HealthResponse | undefined> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const text = await response.text();
    return { text, downParts: findDownParts(text) };
  } catch {
    return undefined;
  }
}

/** Lists the parts of a health response (`{"parts":{"redis":{"status":"down"}}}`) that are down. */
function findDownParts(text: string): readonly string[] | undefined {
  try {
    const { parts } = JSON.parse(text) as { parts?: Readonly<Record<string, { readonly status?: unknown }>> };
    return parts && Object.keys(parts).filter((name) => parts[name]?.status === 'down');
  } catch {
    return undefined;
  }
}
