/** The kinds of consistency violations. */
export const BREACHES = ['lost', 'doubled', 'reordered', 'stale', 'unexpected responses', 'not recovered'] as const;
export type Breach = (typeof BREACHES)[number];

/** Recovery time of a service (ms): until a write and its read succeed, and until all services are healthy. */
export interface Recovery {
  readonly part: string;
  readonly action: string;
  readonly serving: number;
  readonly healthy: number;
}

/** The results of a run so far. */
export class Findings {
  acknowledged = 0;
  reads = 0;
  retried = 0;
  /** Number of services whose port was in use when the stack started. */
  collisions = 0;
  readonly recoveries: Recovery[] = [];
  readonly breaches: { readonly kind: Breach; readonly what: string }[] = [];

  constructor(private readonly report: (line: string) => void) {}

  breach(kind: Breach, what: string): void {
    this.breaches.push({ kind, what });
    this.report(`${kind}: ${what}`);
  }

  count(kind: Breach): number {
    return this.breaches.filter((breach) => breach.kind === kind).length;
  }

  /** Formats the results as lines of text. */
  table(): readonly string[] {
    const parts = [...new Set(this.recoveries.map(({ part }) => part))].sort();
    return [
      `acknowledged ${this.acknowledged}, read back ${this.reads}, retried ${this.retried}`,
      BREACHES.map((kind) => `${kind} ${this.count(kind)}`).join(', '),
      row('time to recover (ms)', ['faults', 'serving p50', 'p95', 'max', 'healthy p50', 'p95', 'max']),
      ...parts.map((part) => this.#rowOf(part)),
    ];
  }

  #rowOf(part: string): string {
    const all = this.recoveries.filter((recovery) => recovery.part === part);
    return row(part, [all.length, ...spread(all.map(({ serving }) => serving)), ...spread(all.map((r) => r.healthy))]);
  }
}

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(24) + cells.map((cell) => String(cell).padStart(12)).join('');

/** Median, 95th percentile and maximum. */
function spread(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0));
}
