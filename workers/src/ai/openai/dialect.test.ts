import type { FakeServer } from '../../testing/fake-openai.js';
import { chats, endTalks, enhance, formats, GOOD, talkWith } from '../../testing/talk-with-openai.js';

afterEach(endTalks);

describe('a server that understands less', () => {
  const cases: readonly (readonly [string, FakeServer, readonly string[]])[] = [
    ['has no json_schema', { formats: ['json_object'] }, ['json_schema', 'json_object']],
    ['has no response formats', { formats: [] }, ['json_schema', 'json_object', 'prompt']],
    [
      'says so with a 422 of its own kind',
      { formats: [], refusals: 'detail' },
      ['json_schema', 'json_object', 'prompt'],
    ],
    ['says so with a 404 in words', { formats: ['json_object'], refusals: 'text' }, ['json_schema', 'json_object']],
  ];
  it.each(cases)('is asked more simply when it %s, and from then on at once', async (_, fake, expected) => {
    const talk = await talkWith(fake);
    talk.server.next({ say: GOOD }, { say: GOOD });
    await enhance(talk);
    expect(formats(talk.server)).toEqual(expected);
    const system = chats(talk.server).at(-1)?.messages[0]?.content;
    expect(system).toContain('"additionalProperties":false');
    await enhance(talk);
    expect(formats(talk.server).slice(expected.length)).toEqual(expected.slice(-1));
  });

  it('gets its JSON read out of a fence, or from among other words and thoughts', async () => {
    const talk = await talkWith({ formats: [] });
    const json = JSON.stringify(GOOD, null, 2);
    talk.server.next(
      { say: `\`\`\`json\n${json}\n\`\`\`` },
      { say: `<think>{maybe}</think>Here you are: ${json} Bye!` },
    );
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    expect(talk.server.received).toHaveLength(4);
  });

  it('is a reasoning model: no temperature, and the limit by its other name', async () => {
    const talk = await talkWith({ reasoning: true });
    talk.server.next({ say: GOOD });
    await expect(enhance(talk)).resolves.toMatchObject({ text: GOOD.text });
    const chat = chats(talk.server).at(-1);
    expect(chat?.temperature).toBeUndefined();
    expect(chat?.max_completion_tokens).toBeGreaterThan(500);
    expect(formats(talk.server)).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  it('is not asked more simply for any other reason', async () => {
    const talk = await talkWith();
    talk.server.next({ status: 400, error: { message: 'The context is too long' } });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'unavailable' });
    talk.server.next({ status: 403, error: { message: 'You may not use response_format' } });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(new Set(formats(talk.server))).toEqual(new Set(['json_schema']));
  });

  it('is asked in full again where it did not get by with less either', async () => {
    const talk = await talkWith();
    const echo = { status: 422, error: { message: 'wrong input: {"response_format": "json_schema"}' } } as const;
    talk.server.next(echo, echo, echo, { say: GOOD });
    await expect(enhance(talk)).rejects.toMatchObject({ kind: 'unavailable' });
    await enhance(talk);
    expect(formats(talk.server)).toEqual(['json_schema', 'json_object', 'prompt', 'json_schema']);
  });
});
