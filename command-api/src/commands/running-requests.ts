import type { HttpResponse } from '@trackrecord/platform';
import { idempotencyKeyReused } from '../http/command-request.js';

interface RunningRequest {
  readonly request: string;
  readonly answer: Promise<HttpResponse>;
}

/** Deduplicates concurrent requests with the same Idempotency-Key in this process. */
export class RunningRequests {
  readonly #running = new Map<string, RunningRequest>();

  /**
   * Handles a request, or waits for the same one in progress.
   * @throws {HttpError} 422 if another request has the key.
   */
  async run(commandId: string, request: string, handle: () => Promise<HttpResponse>): Promise<HttpResponse> {
    const running = this.#running.get(commandId);
    if (running) {
      if (running.request !== request) throw idempotencyKeyReused();
      return running.answer;
    }
    const answer = handle();
    this.#running.set(commandId, { request, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(commandId);
    }
  }
}
