/** The kinds of consistency violations. */
export const VIOLATIONS = [
  'lost',
  'duplicated',
  'reordered',
  'stale',
  'unexpected responses',
  'not recovered',
] as const;
export type Violation = (typeof VIOLATIONS)[number];

/** Recovery time of a service (ms): until a write and its read succeed, and until all services are healthy. */
export interface Recovery {
  readonly service: string;
  readonly action: string;
  readonly servingMs: number;
  readonly healthyMs: number;
}

/** The results of a run so far. */
export class Findings {
  acknowledgedWrites = 0;
  reads = 0;
  retries = 0;
  /** Number of services whose port was in use when the stack started. */
  collisions = 0;
  readonly recoveries: Recovery[] = [];
  readonly violations: { readonly kind: Violation; readonly detail: string }[] = [];

  constructor(private readonly report: (line: string) => void) {}

  addViolation(kind: Violation, detail: string): void {
    this.violations.push({ kind, detail });
    this.report(`${kind}: ${detail}`);
  }

  count(kind: Violation): number {
    return this.violations.filter((violation) => violation.kind === kind).length;
  }

  /** Formats the results as lines of text. */
  formatLines(): readonly string[] {
    const services = [...new Set(this.recoveries.map(({ service }) => service))].sort();
    return [
      `acknowledged ${this.acknowledgedWrites}, read back ${this.reads}, retried ${this.retries}`,
      VIOLATIONS.map((kind) => `${kind} ${this.count(kind)}`).join(', '),
      formatRow('recovery time (ms)', ['faults', 'serving p50', 'p95', 'max', 'healthy p50', 'p95', 'max']),
      ...services.map((service) => this.#formatRow(service)),
    ];
  }

  #formatRow(service: string): string {
    const recoveries = this.recoveries.filter((recovery) => recovery.service === service);
    return formatRow(service, [
      recoveries.length,
      ...computePercentiles(recoveries.map(({ servingMs }) => servingMs)),
      ...computePercentiles(recoveries.map(({ healthyMs }) => healthyMs)),
    ]);
  }
}

const formatRow = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(24) + cells.map((cell) => String(cell).padStart(12)).join('');

/** Median, 95th percentile and maximum. */
function computePercentiles(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0));
}
