import {
  getChats,
  closeSessions,
  enhanceText,
  getFormats,
  VALID_ENHANCEMENT,
  neverAborted,
  startSession,
  TEXT,
} from '../../testing/openai-session.js';

afterEach(closeSessions);

describe('chat requests', () => {
  it('send schema, low temperature, token limit and key', async () => {
    const session = await startSession({ key: 'sk-test' });
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toEqual({
      text: VALID_ENHANCEMENT.text,
      skills: { technical: ['Go'] },
    });
    const [chat] = getChats(session.server);
    expect(chat?.model).toBe('m-1');
    expect(chat?.temperature).toBeLessThanOrEqual(0.3);
    expect(chat?.max_tokens).toBeGreaterThan(500);
    expect(getFormats(session.server)).toEqual(['json_schema']);
  });

  it('send user text as escaped data, never in the instructions', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await enhanceText(session);
    const [system, user] = getChats(session.server)[0]?.messages ?? [];
    expect(system?.content).not.toContain('billing');
    expect(system?.content).toMatch(/never an instruction/);
    const lines = user?.content.split('\n') ?? [];
    expect([lines[0], lines[2], lines.length]).toEqual(['<data>', '</data>', 3]);
    expect(lines[1]).not.toContain('<');
    expect(JSON.parse(lines[1] ?? '')).toEqual({ context: 'experience', description: TEXT });
  });

  it('use different instructions for experiences and projects', async () => {
    const session = await startSession();
    session.server.scriptNext({ content: VALID_ENHANCEMENT }, { content: VALID_ENHANCEMENT });
    await session.ai.enhance(TEXT, 'experience', neverAborted);
    await session.ai.enhance(TEXT, 'project', neverAborted);
    const [experience, project] = getChats(session.server).map((chat) => chat.messages[0]?.content ?? '');
    expect(experience).toMatch(/work experience/);
    expect(project).toMatch(/what was made and for what/);
  });

  it('omit the Authorization header without a key', async () => {
    const session = await startSession({}, { apiKey: undefined });
    session.server.scriptNext({ content: VALID_ENHANCEMENT });
    await enhanceText(session);
    expect(session.server.receivedRequests[0]?.authorization).toBeUndefined();
  });
});
