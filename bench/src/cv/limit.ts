/** A limit that the issue sets, and what was measured (both p50, in milliseconds). */
export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly below: number;
}

/** Prints which limits hold; one that does not fails the bench. */
export function judge(limits: readonly Limit[]): void {
  console.log('');
  for (const { what, value, below } of limits) {
    const isHeld = value < below;
    console.log(`${isHeld ? 'ok' : 'TOO SLOW'}: ${what} takes ${value.toFixed(1)} ms (p50; below: ${String(below)})`);
    if (!isHeld) process.exitCode = 1;
  }
}
