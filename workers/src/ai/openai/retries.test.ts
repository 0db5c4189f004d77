import { endTalks, enhance, GOOD, talkWith } from '../../testing/talk-with-openai.js';
import { pauseAsked } from './retries.js';

afterEach(endTalks);

describe('a server that has to be waited for', () => {
  it('is given the seconds it asks for', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 429, retryAfter: '2' }, { say: GOOD });
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    expect(talk.waits).toEqual([2_000]);
  });

  it('is waited for until the date it names', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 429, retryAfter: new Date(Date.now() + 5_000).toUTCString() }, { say: GOOD });
    await enhance(talk);
    expect(talk.waits).toHaveLength(1);
    expect(talk.waits[0]).toBeGreaterThan(3_000);
    expect(talk.waits[0]).toBeLessThanOrEqual(5_000);
  });

  it('is not waited for beyond the deadline', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 429, retryAfter: '3600' });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(talk.waits).toEqual([]);
  });

  it('is asked three times at most, with longer pauses', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 429 }, { status: 429 }, { status: 429 }, { say: GOOD });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(talk.server.received).toHaveLength(3);
    const [first = 0, second = 0] = talk.waits;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(second).toBeGreaterThan(first);
  });

  it('is not asked again where the account is used up', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 429, error: { message: 'Quota', code: 'insufficient_quota' } });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'overloaded' });
    expect(talk.server.received).toHaveLength(1);
  });

  it.each([
    ['fails', { status: 500 }],
    ['fails behind a proxy that speaks HTML', { status: 502, body: '<html>Bad gateway</html>' }],
    ['hangs up', 'hang-up'],
    ['cuts its answer', 'cut'],
  ] as const)('is asked again when it %s once', async (_, fault) => {
    const talk = await talkWith();
    talk.server.next(fault, { say: GOOD });
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    expect(talk.waits).toHaveLength(1);
  });

  it('is given up when it keeps failing', async () => {
    const talk = await talkWith();
    talk.server.next('cut', { status: 503 }, 'hang-up');
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(talk.server.received).toHaveLength(3);
  });

  it('is not there at all', async () => {
    const talk = await talkWith();
    await talk.server.close();
    await expect(enhance(talk)).rejects.toMatchObject({ name: 'AiFailure', kind: 'unavailable' });
  });

  it('is not asked again where the key is wrong', async () => {
    const talk = await talkWith({ key: 'another' });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(talk.server.received).toHaveLength(1);
  });
});

describe('a deadline', () => {
  it.each(['hang', 'stall'] as const)('ends the wait for a server that comes to a %s', async (fault) => {
    const talk = await talkWith({}, { timeout: 60 });
    talk.server.next(fault);
    await expect(enhance(talk)).rejects.toMatchObject({ name: 'AiFailure', kind: 'timeout' });
  });

  it('is also that of whoever asks', async () => {
    const talk = await talkWith();
    talk.server.next('hang');
    await expect(enhance(talk, AbortSignal.timeout(60))).rejects.toMatchObject({ kind: 'timeout' });
    await expect(enhance(talk, AbortSignal.abort())).rejects.toMatchObject({ kind: 'timeout' });
    expect(talk.server.received).toHaveLength(1);
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
])('reads the pause that %p asks for', (header, milliseconds) => {
  expect(pauseAsked(header, now)).toBe(milliseconds);
});
