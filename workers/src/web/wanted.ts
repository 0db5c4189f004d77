/** What is asked for, and how much of it is taken. */
export interface Wanted {
  /** The `Accept` that is sent. Nothing the answer says about its type or length is believed. */
  readonly accept: string;
  /** The most bytes of an answer, counted as they come, and once more as they are unpacked. */
  readonly bytes: number;
  /** How many redirects are followed; each leads through the same gate as the first address. */
  readonly redirects: number;
  /** Whether gzip is asked for, and taken. */
  readonly gzip: boolean;
}
