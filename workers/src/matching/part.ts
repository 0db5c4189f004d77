/**
 * Whether a part speaks for a job, and why. `brief` goes into the summary of the match: what fits as a noun ("location"),
 * what does not as a clause ("many skills are new to you").
 */
export type Said =
  | { readonly verdict: 'good' | 'poor'; readonly why: string; readonly brief: string }
  | { readonly verdict: 'fair'; readonly why: string };

/** One part of a match, made ready for a candidate: how a job fits, 0 to 1, and why, by the job's place in the corpus. */
export interface Fitting {
  /** Nothing where either side says nothing of it: then it does not count. */
  readonly fit: (place: number) => number | undefined;
  /** Only where it fits somehow. */
  readonly said: (place: number) => Said;
}

/** A fit that says why by itself. */
export interface SaidFit {
  readonly fit: number;
  readonly said: Said;
}

/** A part whose fits are cheap enough to say why each time. */
export function fittingOf(fitting: (place: number) => SaidFit | undefined): Fitting {
  return {
    fit: (place) => fitting(place)?.fit,
    said: (place) => fitting(place)?.said ?? { verdict: 'fair', why: '' },
  };
}

/** What speaks for a job. */
export const good = (why: string, brief: string): Said => ({ verdict: 'good', why, brief });
/** What speaks neither for it nor against it. */
export const fair = (why: string): Said => ({ verdict: 'fair', why });
/** What speaks against it. */
export const poor = (why: string, brief: string): Said => ({ verdict: 'poor', why, brief });
