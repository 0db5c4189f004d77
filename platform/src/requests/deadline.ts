import { REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import type { Request, Response } from 'express';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import { HttpError } from './http-error.js';

/** Records the arrival of a request: body, authentication and handler share one deadline. */
export function recordArrival(response: Response): void {
  response.locals['arrivedAt'] = performance.now();
}

/** Returns how much of a timeout is left (ms) since the request arrived; all of it if the arrival was not recorded. */
export function getRemainingMs(response: Response, timeoutMs: number): number {
  const arrivedAt = response.locals['arrivedAt'] as number | undefined;
  return arrivedAt === undefined ? timeoutMs : Math.max(0, timeoutMs - (performance.now() - arrivedAt));
}

/** Returns the milliseconds since the request arrived; 0 if the arrival was not recorded. */
export function getElapsedMs(response: Response): number {
  const arrivedAt = response.locals['arrivedAt'] as number | undefined;
  return arrivedAt === undefined ? 0 : performance.now() - arrivedAt;
}

/** Tells what waits for a request how long to wait: until the deadline, or until the client disconnects. */
export class RequestDeadline {
  readonly #endsAt: number;
  #controller: AbortController | undefined;

  /** `response` is undefined for work without a request. */
  constructor(
    timeoutMs = REQUEST_TIMEOUT_MS,
    private readonly response?: Response,
  ) {
    this.#endsAt = performance.now() + timeoutMs;
  }

  /** Milliseconds until the deadline; negative after it. */
  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** True after the deadline, and if the client has disconnected. */
  get isOver(): boolean {
    return this.remainingMs <= 0 || this.response?.closed === true;
  }

  /** Aborts at the deadline (503), or when the client disconnects. Created on first use, because few requests wait. */
  get signal(): AbortSignal {
    this.#controller ??= this.#createController();
    return this.#controller.signal;
  }

  #createController(): AbortController {
    const controller = new AbortController();
    const timeout = () => controller.abort(new DeadlineExceededError('waiting took longer than the request may'));
    const timer = setTimeout(timeout, Math.max(0, this.remainingMs)).unref();
    const disconnect = () => {
      clearTimeout(timer);
      controller.abort(new HttpError(400, 'aborted', 'The request was interrupted.'));
    };
    if (this.response?.closed) disconnect();
    else this.response?.once('close', disconnect);
    return controller;
  }
}

/** Sets the deadline of a request whose handler has a timeout in milliseconds since the request arrived. */
export function setDeadline(response: Response, timeoutMs: number): RequestDeadline {
  const deadline = new RequestDeadline(getRemainingMs(response, timeoutMs), response);
  response.locals['deadline'] = deadline;
  return deadline;
}

/** Returns the deadline of a request; one with the default timeout if its handler is not a route. */
export const getDeadline = ({ res }: Request): RequestDeadline =>
  (res?.locals['deadline'] as RequestDeadline | undefined) ?? new RequestDeadline();
