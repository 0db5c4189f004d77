import type { IncomingMessage, ServerResponse } from 'node:http';
import { delaySignUps } from './delay-sign-ups.js';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

describe('delaySignUps', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    { url: SIGN_UP, ms: 949, delay: 0 },
    { url: SIGN_UP, ms: 951, delay: 49 },
    { url: SIGN_IN, ms: 951, delay: 0 },
  ])('delays $url at $ms ms of a second by $delay ms', ({ url, ms, delay }) => {
    const handle = jest.fn();
    const request = { url } as IncomingMessage;
    delaySignUps(handle, () => 1_700_000_000_000 + ms)(request, {} as ServerResponse);
    jest.advanceTimersByTime(Math.max(0, delay - 1));
    expect(handle).toHaveBeenCalledTimes(delay === 0 ? 1 : 0);
    jest.advanceTimersByTime(1);
    expect(handle).toHaveBeenCalledTimes(1);
  });
});
