import type { FakeServerOptions } from '../../testing/fake-openai-rules.js';
import {
  getChats,
  closeSessions,
  enhanceText,
  getFormats,
  VALID_ENHANCEMENT,
  startSession,
} from '../../testing/openai-session.js';
import { getInitialDialect } from './dialect.js';

afterEach(closeSessions);

describe('dialects of compatible servers', () => {
  const cases: readonly (readonly [string, FakeServerOptions, readonly string[]])[] = [
    ['lacks json_schema', { formats: ['json_object'] }, ['json_schema', 'json_object']],
    ['lacks response formats', { formats: [] }, ['json_schema', 'json_object', 'prompt']],
    [
      'rejects with a 422 and a custom body',
      { formats: [], rejectionFormat: 'detail' },
      ['json_schema', 'json_object', 'prompt'],
    ],
    [
      'rejects with a 404 in plain text',
      { formats: ['json_object'], rejectionFormat: 'text' },
      ['json_schema', 'json_object'],
    ],
  ];
  it.each(cases)('falls back to a simpler format and remembers it if the server %s', async (_, fake, expected) => {
    const session = await startSession(fake);
    session.server.scriptNext({ content: VALID_ENHANCEMENT }, { content: VALID_ENHANCEMENT });
    await enhanceText(session);
    expect(getFormats(session.server)).toEqual(expected);
    const system = getChats(session.server).at(-1)?.messages[0]?.content;
    expect(system).toContain('"additionalProperties":false');
    await enhanceText(session);
    expect(getFormats(session.server).slice(expected.length)).toEqual(expected.slice(-1));
  });

  it('extracts JSON from a code fence and from surrounding text', async () => {
    const session = await startSession({ formats: [] });
    const json = JSON.stringify(VALID_ENHANCEMENT, null, 2);
    session.server.scriptNext(
      { content: `\`\`\`json\n${json}\n\`\`\`` },
      { content: `<think>{maybe}</think>Here you are: ${json} Bye!` },
      // Some chat templates begin the thoughts themselves.
      { content: `I think {maybe}.\n</think>\n\n${json}` },
    );
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.server.receivedRequests).toHaveLength(5);
  });

  it('omits temperature and uses max_completion_tokens for reasoning models', async () => {
    const session = await startSession({ isReasoningModel: true });
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    const chat = getChats(session.server).at(-1);
    expect(chat?.temperature).toBeUndefined();
    expect(chat?.max_completion_tokens).toBeGreaterThan(500);
    expect(getFormats(session.server)).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  it.each(['reasoning_effort', 'stream', 'stream_options'] as const)(
    'omits %s if the server rejects it, and remembers that',
    async (parameter) => {
      const session = await startSession({ rejectedParameters: [parameter] });
      session.server.scriptNext({ content: VALID_ENHANCEMENT }, { content: VALID_ENHANCEMENT });
      await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
      await enhanceText(session);
      const sent = getChats(session.server).map((chat) => chat[parameter] !== undefined);
      expect(sent).toEqual([true, false, false]);
    },
  );

  it.each([
    ['Ollama', { status: 400, error: { message: '"llama3.2" does not support thinking' } }],
    [
      'vLLM',
      {
        status: 400,
        body: JSON.stringify({
          object: 'error',
          message: "[{'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \"Input should be 'low'\"}]",
          code: 400,
        }),
      },
    ],
  ] as const)('omits reasoning_effort if %s mentions it', async (_, rejection) => {
    const session = await startSession();
    session.server.scriptNext(rejection, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(getChats(session.server)[1]?.reasoning_effort).toBeUndefined();
  });

  it('asks OpenAI itself for max_completion_tokens at once', () => {
    expect(getInitialDialect(undefined).tokenLimitParameter).toBe('max_completion_tokens');
    expect(getInitialDialect('http://localhost:11434/v1').tokenLimitParameter).toBe('max_tokens');
  });

  it('does not simplify requests after other errors', async () => {
    const session = await startSession();
    session.server.scriptNext({ status: 400, error: { message: 'The context is too long' } });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'unavailable' });
    session.server.scriptNext({ status: 403, error: { message: 'You may not use response_format' } });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(new Set(getFormats(session.server))).toEqual(new Set(['json_schema']));
  });

  it('starts with the full dialect again if no dialect succeeded', async () => {
    const session = await startSession();
    const echo = { status: 422, error: { message: 'wrong input: {"response_format": "json_schema"}' } } as const;
    session.server.scriptNext(echo, echo, echo, { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).rejects.toMatchObject({ kind: 'unavailable' });
    await enhanceText(session);
    expect(getFormats(session.server)).toEqual(['json_schema', 'json_object', 'prompt', 'json_schema']);
  });
});
