import type { ApiRequest, ApiResult } from './api-request';

/** A query that was sent before the chunks of the screen that needs it are loaded. */
export class PrefetchedRequest {
  readonly #path: string;
  #result: Promise<ApiResult> | undefined;

  constructor({ path }: ApiRequest, result: Promise<ApiResult>) {
    this.#path = path;
    this.#result = result;
  }

  /** Returns the result if it answers this request; only once, because later requests need a newer one. */
  take({ method, path }: ApiRequest): Promise<ApiResult> | undefined {
    if (method !== 'GET' || path !== this.#path) return undefined;
    const result = this.#result;
    this.#result = undefined;
    return result;
  }
}
