import { chats, endTalks, enhance, GOOD, NONE, talkWith, TEXT } from '../../testing/talk-with-openai.js';

afterEach(endTalks);

describe('a model that does not answer', () => {
  it.each([
    ['refuses', { refuse: `I cannot help with: ${TEXT}` }, 'refused'],
    ['is stopped by a content filter', 'filter', 'refused'],
    ['is kept from it by a filter', { status: 400, error: { message: TEXT, code: 'content_filter' } }, 'refused'],
    ['is kept from it by a server that quotes', { status: 409, error: { message: TEXT } }, 'unavailable'],
    ['runs into the limit', { cutShort: '{"text": "Made the bil' }, 'cut-short'],
    ['is hidden by a page', { raw: '<html>Sign in</html>', type: 'text/html' }, 'garbage'],
    ['is hidden by a broken body', { raw: `{"choices": ${TEXT}`, type: 'application/json' }, 'garbage'],
    ['has no choices', { raw: '{"choices": []}', type: 'application/json' }, 'garbage'],
  ] as const)('says so when it %s, and quotes nobody', async (_, fault, kind) => {
    const talk = await talkWith();
    talk.server.next(fault);
    const failure: unknown = await enhance(talk).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AiFailure', kind });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/billing|HELLO/);
    expect(talk.server.received).toHaveLength(1);
  });

  it('is asked once to mend what is not of the shape, and told where', async () => {
    const talk = await talkWith();
    talk.server.next({ say: { text: '', skills: NONE } }, { say: GOOD });
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    const messages = chats(talk.server)[1]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toContain('text: ');
  });

  it('is given up after that', async () => {
    const talk = await talkWith();
    talk.server.next({ say: `Sure! ${TEXT}` }, { say: { summary: TEXT } }, { say: GOOD });
    const failure: unknown = await enhance(talk).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'garbage' });
    expect(String(failure)).not.toContain('billing');
    expect(talk.server.received).toHaveLength(2);
  });
});
