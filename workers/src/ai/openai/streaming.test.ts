import { USAGE } from '../../testing/fake-openai-responses.js';
import {
  closeSessions,
  enhanceText,
  getChats,
  NO_SKILLS,
  startSession,
  VALID_ENHANCEMENT,
} from '../../testing/openai-session.js';

afterEach(closeSessions);

describe('streamed responses', () => {
  it('are requested with their tokens, and read', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(getChats(session.server)).toMatchObject([{ stream: true, stream_options: { include_usage: true } }]);
  });

  it('may be sent at once by a server that does not stream', async () => {
    const session = await startSession({ ignoresStream: true });
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.usages).toMatchObject([{ completionTokens: USAGE.completion_tokens }]);
  });

  it.each(['cut-stream', 'end-stream'] as const)('are requested again after a server %s', async (behaviour) => {
    const session = await startSession();
    session.server.scriptNext(behaviour, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.waits).toHaveLength(1);
  });

  it('are requested again after an error within the stream', async () => {
    const session = await startSession();
    const raw = 'data: {"error": {"message": "out of memory", "code": 500}}\n\n';
    session.server.scriptNext({ raw, type: 'text/event-stream' }, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
  });

  it('are given up when no further piece arrives, long before the deadline', async () => {
    const session = await startSession({}, { stallTimeoutMs: 50 });
    session.server.scriptNext('stall-stream');
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'timeout', serverHealth: 'failing' });
  });

  it('fail if they are no completion', async () => {
    const session = await startSession();
    session.server.scriptNext({ raw: 'data: hello\n\n', type: 'text/event-stream' });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'garbage' });
  });

  it('fail if they do not end', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: 'x'.repeat(1_100_000) });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'garbage' });
  });
});

describe('tokens', () => {
  const usage = { promptTokens: USAGE.prompt_tokens, completionTokens: USAGE.completion_tokens, isEstimated: false };

  it('are reported for every response, also of a correction', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: { text: '', skills: NO_SKILLS } }, { content: VALID_ENHANCEMENT });
    await enhanceText(session);
    expect(session.usages).toEqual([usage, usage]);
  });

  it('are reported for a response that is of no use', async () => {
    const session = await startSession();
    session.server.scriptNext({ truncated: '{"text": "Made' });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'cut-short' });
    expect(session.usages).toEqual([usage]);
  });

  it('are estimated if the server does not report them', async () => {
    const session = await startSession({ hidesUsage: true });
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    const [estimate] = session.usages;
    expect(estimate?.isEstimated).toBe(true);
    expect(estimate?.promptTokens).toBeGreaterThan(300);
    expect(estimate?.promptTokens).toBeLessThan(2_000);
    expect(estimate?.completionTokens).toBeGreaterThan(20);
    expect(estimate?.completionTokens).toBeLessThan(200);
  });
});
