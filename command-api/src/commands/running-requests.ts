import type { HttpResponse, RequestDeadline } from '@trackrecord/platform';
import { idempotencyKeyReusedError } from '../http/command-request.js';

/** A request with an Idempotency-Key. */
interface KeyedRequest {
  /** A hash of its content. */
  readonly digest: string;
  readonly deadline?: Pick<RequestDeadline, 'isOver'>;
}

interface RunningRequest extends KeyedRequest {
  readonly response: Promise<HttpResponse>;
}

/** Deduplicates concurrent requests with the same Idempotency-Key in this process. */
export class RunningRequests {
  readonly #running = new Map<string, RunningRequest>();

  /**
   * Handles a request, or waits for the same one in progress. If that one gave up, because its client disconnected or
   * its deadline passed, this one is handled.
   * @throws {HttpError} 422 if another request has the key.
   */
  async run(commandId: string, request: KeyedRequest, handle: () => Promise<HttpResponse>): Promise<HttpResponse> {
    const running = this.#running.get(commandId);
    if (running) {
      if (running.digest !== request.digest) throw idempotencyKeyReusedError();
      return running.response.catch((error: unknown) => {
        if (running.deadline?.isOver) return this.run(commandId, request, handle);
        throw error;
      });
    }
    const response = handle();
    this.#running.set(commandId, { ...request, response });
    try {
      return await response;
    } finally {
      this.#running.delete(commandId);
    }
  }
}
