/** Options of a download. */
export interface FetchOptions {
  /** The `Accept` header to send. The type and length that the response declares are not trusted. */
  readonly accept: string;
  /** Maximum size of the body, applied before and after decompression. */
  readonly maxBytes: number;
  /** Maximum number of redirects; each target is checked like the first URL. */
  readonly maxRedirects: number;
  /** Whether gzip is requested and accepted. */
  readonly gzip: boolean;
}
