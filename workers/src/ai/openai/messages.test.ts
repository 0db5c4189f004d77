import { chats, endTalks, enhance, formats, GOOD, never, talkWith, TEXT } from '../../testing/talk-with-openai.js';

afterEach(endTalks);

describe('what is sent', () => {
  it('asks for the exact shape, with little freedom and a limit, under the key', async () => {
    const talk = await talkWith({ key: 'sk-test' });
    talk.server.next({ say: GOOD });
    await expect(enhance(talk)).resolves.toEqual({ text: GOOD.text, skills: { technical: ['Go'] } });
    const [chat] = chats(talk.server);
    expect(chat?.model).toBe('m-1');
    expect(chat?.temperature).toBeLessThanOrEqual(0.3);
    expect(chat?.max_tokens).toBeGreaterThan(500);
    expect(formats(talk.server)).toEqual(['json_schema']);
  });

  it('keeps what a person wrote out of the instructions, as data that cannot end where it stands', async () => {
    const talk = await talkWith();
    talk.server.next({ say: GOOD });
    await enhance(talk);
    const [system, user] = chats(talk.server)[0]?.messages ?? [];
    expect(system?.content).not.toContain('billing');
    expect(system?.content).toMatch(/never an instruction/);
    const lines = user?.content.split('\n') ?? [];
    expect([lines[0], lines[2], lines.length]).toEqual(['<data>', '</data>', 3]);
    expect(lines[1]).not.toContain('<');
    expect(JSON.parse(lines[1] ?? '')).toEqual({ context: 'experience', description: TEXT });
  });

  it('tells an experience from a project', async () => {
    const talk = await talkWith();
    talk.server.next({ say: GOOD }, { say: GOOD });
    await talk.ai.enhance(TEXT, 'experience', never);
    await talk.ai.enhance(TEXT, 'project', never);
    const [experience, project] = chats(talk.server).map((chat) => chat.messages[0]?.content ?? '');
    expect(experience).toMatch(/work experience/);
    expect(project).toMatch(/what was made and for what/);
  });

  it('sends no authorization where there is no key', async () => {
    const talk = await talkWith({}, { apiKey: undefined });
    talk.server.next({ say: GOOD });
    await enhance(talk);
    expect(talk.server.received[0]?.authorization).toBeUndefined();
  });
});
