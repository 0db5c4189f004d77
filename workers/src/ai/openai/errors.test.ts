import {
  getChats,
  closeSessions,
  enhanceText,
  VALID_ENHANCEMENT,
  NO_SKILLS,
  startSession,
  TEXT,
} from '../../testing/openai-session.js';

afterEach(closeSessions);

describe('failed completions', () => {
  it.each([
    ['a refusal', { refusal: `I cannot help with: ${TEXT}` }, 'refused'],
    ['a response stopped by a content filter', 'filter', 'refused'],
    [
      'a request rejected by a content filter',
      { status: 400, error: { message: TEXT, code: 'content_filter' } },
      'refused',
    ],
    ['a rejection that quotes the request', { status: 409, error: { message: TEXT } }, 'unavailable'],
    ['a response cut at the token limit', { truncated: '{"text": "Made the bil' }, 'cut-short'],
    ['an HTML page', { raw: '<html>Sign in</html>', type: 'text/html' }, 'garbage'],
    ['a truncated body', { raw: `{"choices": ${TEXT}`, type: 'application/json' }, 'garbage'],
    ['a response without choices', { raw: '{"choices": []}', type: 'application/json' }, 'garbage'],
  ] as const)('reports %s by kind, without quoting user text', async (_, behaviour, kind) => {
    const session = await startSession();
    session.server.scriptNext(behaviour);
    const failure: unknown = await enhanceText(session).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AiError', kind });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/billing|HELLO/);
    expect(session.server.receivedRequests).toHaveLength(1);
  });

  it('asks the model to correct an invalid response and names the fields', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: { text: '', skills: NO_SKILLS } }, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    const messages = getChats(session.server)[1]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toContain('text: ');
  });

  it('gives up after one correction', async () => {
    const session = await startSession();
    session.server.scriptNext(
      { content: `Sure! ${TEXT}` },
      { content: { summary: TEXT } },
      { content: VALID_ENHANCEMENT },
    );
    const failure: unknown = await enhanceText(session).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'garbage' });
    expect(String(failure)).not.toContain('billing');
    expect(session.server.receivedRequests).toHaveLength(2);
  });
});
