/** The log cannot be trusted from `offset` (in bytes) on, and it is not the torn end that a crash leaves. */
export class DamagedLogError extends Error {
  override readonly name = 'DamagedLogError';

  constructor(
    readonly path: string,
    readonly offset: number,
    reason: string,
  ) {
    super(`${path} is damaged at byte ${offset}: ${reason}`);
  }
}
