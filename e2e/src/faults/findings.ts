/** The kinds of consistency violations. */
export const VIOLATION_KINDS = [
  'lost',
  'duplicated',
  'reordered',
  'stale',
  'unexpected responses',
  'not recovered',
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** Recovery time of a service (ms): until a write and its read succeed, and until all services are healthy. */
export interface Recovery {
  readonly service: string;
  readonly action: string;
  readonly servingMs: number;
  readonly healthyMs: number;
}

/** The results of a run so far. */
export class Findings {
  acknowledgedWriteCount = 0;
  readCount = 0;
  retryCount = 0;
  /** Number of messages about ports in use when the stack started. */
  collisionMessageCount = 0;
  readonly recoveries: Recovery[] = [];
  readonly violations: { readonly kind: ViolationKind; readonly detail: string }[] = [];

  constructor(private readonly report: (line: string) => void) {}

  addViolation(kind: ViolationKind, detail: string): void {
    this.violations.push({ kind, detail });
    this.report(`${kind}: ${detail}`);
  }

  countViolations(kind: ViolationKind): number {
    return this.violations.filter((violation) => violation.kind === kind).length;
  }

  /** Formats the results as lines of text. */
  formatLines(): readonly string[] {
    const faults = [...new Set(this.recoveries.map(getFault))].sort();
    return [
      `acknowledged ${this.acknowledgedWriteCount}, read back ${this.readCount}, retried ${this.retryCount}`,
      VIOLATION_KINDS.map((kind) => `${kind} ${this.countViolations(kind)}`).join(', '),
      formatRow('recovery time (ms)', ['faults', 'serving p50', 'p95', 'max', 'healthy p50', 'p95', 'max']),
      ...faults.map((fault) => this.#formatRecoveryRow(fault)),
    ];
  }

  #formatRecoveryRow(fault: string): string {
    const recoveries = this.recoveries.filter((recovery) => getFault(recovery) === fault);
    return formatRow(fault, [
      recoveries.length,
      ...computePercentiles(recoveries.map(({ servingMs }) => servingMs)),
      ...computePercentiles(recoveries.map(({ healthyMs }) => healthyMs)),
    ]);
  }
}

/** Hangs are listed separately: they last until the liveness limit. */
const getFault = ({ service, action }: Recovery): string => (action === 'hang' ? `${service}, hang` : service);

const formatRow = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(24) + cells.map((cell) => String(cell).padStart(12)).join('');

/** Median, 95th percentile and maximum. */
function computePercentiles(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0));
}
