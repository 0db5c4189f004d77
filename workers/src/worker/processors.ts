import type { RequestedWork, WorkInput, WorkResult } from '@trackrecord/contracts';

/** Whose work it is, and when to stop. */
export interface Assignment {
  readonly uid: string;
  readonly signal: AbortSignal;
}

/** Does one kind of work. Doing it twice does no harm: only the first result counts. @throws {WorkFailed} */
export type Processor<Kind extends RequestedWork> = (
  input: WorkInput<Kind>,
  assignment: Assignment,
) => Promise<WorkResult<Kind>>;

/** One processor for every kind of work that can be asked for. */
export type Processors = { readonly [Kind in RequestedWork]: Processor<Kind> };
