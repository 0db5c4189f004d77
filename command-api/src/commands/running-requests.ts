import type { Answer } from '@trackrecord/platform';
import { keyReused } from '../http/command-request.js';

interface RunningRequest {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

/** Named requests in progress in this process: the same one again gets the same response. */
export class RunningRequests {
  readonly #running = new Map<string, RunningRequest>();

  /** Handles a request, or waits for the one in progress. @throws {HttpError} 422 when that is another request. */
  async run(commandId: string, request: string, handle: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(commandId);
    if (running) {
      if (running.request !== request) throw keyReused();
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
