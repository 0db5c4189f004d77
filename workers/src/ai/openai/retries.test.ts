import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { closeSessions, enhanceText, VALID_ENHANCEMENT, startSession } from '../../testing/openai-session.js';
import { parseRetryAfter } from './retries.js';

afterEach(closeSessions);

describe('retries', () => {
  it('wait for the seconds of Retry-After', async () => {
    const session = await startSession();
    session.server.scriptNext({ status: 429, retryAfter: '2' }, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.waits).toEqual([2_000]);
  });

  it('wait until the date of Retry-After', async () => {
    const session = await startSession();
    session.server.scriptNext(
      { status: 429, retryAfter: new Date(Date.now() + 5_000).toUTCString() },
      { content: VALID_ENHANCEMENT },
    );
    await enhanceText(session);
    expect(session.waits).toHaveLength(1);
    // Without the header it would be below a second.
    expect(session.waits[0]).toBeGreaterThan(1_000);
    expect(session.waits[0]).toBeLessThanOrEqual(5_000);
  });

  it('do not wait beyond the deadline', async () => {
    const session = await startSession();
    session.server.scriptNext({ status: 429, retryAfter: '3600' });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(session.waits).toEqual([]);
  });

  it('stop after three attempts with increasing backoff', async () => {
    const session = await startSession();
    session.server.scriptNext({ status: 429 }, { status: 429 }, { status: 429 }, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(session.server.receivedRequests).toHaveLength(3);
    const [first = 0, second = 0] = session.waits;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(second).toBeGreaterThan(first);
  });

  it('do not happen when the quota is exhausted', async () => {
    const session = await startSession();
    session.server.scriptNext({ status: 429, error: { message: 'Quota', code: 'insufficient_quota' } });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(session.server.receivedRequests).toHaveLength(1);
  });

  it.each([
    ['returns a 500', { status: 500 }],
    ['returns a 502 with an HTML body', { status: 502, body: '<html>Bad gateway</html>' }],
    ['closes the connection', 'hang-up'],
    ['closes the connection during the response', 'cut'],
  ] as const)('happen when the server %s', async (_, behaviour) => {
    const session = await startSession();
    session.server.scriptNext(behaviour, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.waits).toHaveLength(1);
  });

  it('end when the server keeps failing', async () => {
    const session = await startSession();
    session.server.scriptNext('cut', { status: 503 }, 'hang-up');
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(session.server.receivedRequests).toHaveLength(3);
  });

  it('end when the server is unreachable', async () => {
    const session = await startSession();
    await session.server.close();
    await expect(enhanceText(session)).rejects.toMatchObject({ name: 'AiError', kind: 'unavailable' });
  });

  it('do not happen when the key is wrong', async () => {
    const session = await startSession({ key: 'another' });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(session.server.receivedRequests).toHaveLength(1);
  });
});

describe('deadlines', () => {
  it.each(['hang', 'stall'] as const)('abort a request after a server %s', async (behaviour) => {
    const session = await startSession({}, { timeoutMs: 60 });
    session.server.scriptNext(behaviour);
    await expect(enhanceText(session)).rejects.toMatchObject({ name: 'AiError', kind: 'timeout' });
  });

  it('include the signal of the caller', async () => {
    const session = await startSession();
    session.server.scriptNext('hang');
    const controller = new AbortController();
    const enhancement = enhanceText(session, controller.signal);
    await waitUntil('the request', () => session.server.receivedRequests.length === 1);
    controller.abort();
    await expect(enhancement).rejects.toMatchObject({ kind: 'timeout' });
    await expect(enhanceText(session, AbortSignal.abort())).rejects.toMatchObject({ kind: 'timeout' });
    expect(session.server.receivedRequests).toHaveLength(1);
  });
});

const now = Date.parse('2026-01-05T10:00:00Z');

it.each([
  ['0', 0],
  ['7', 7_000],
  [' 1.5 ', 1_500],
  ['Mon, 05 Jan 2026 10:00:20 GMT', 20_000],
  ['Mon, 05 Jan 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('parses Retry-After: %p', (header, milliseconds) => {
  expect(parseRetryAfter(header, now)).toBe(milliseconds);
});
