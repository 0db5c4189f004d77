/** One part of a match, made ready for a candidate: how a job fits, 0 to 1, and why, by the job's place in the corpus. */
export interface Fitting {
  /** Nothing where either side says nothing of it: then it does not count. */
  readonly fit: (place: number) => number | undefined;
  readonly why: (place: number) => string;
}
