import {
  getChats,
  closeSessions,
  enhanceText,
  neverAborted,
  NO_SKILLS,
  startSession,
  TEXT,
  VALID_ENHANCEMENT,
} from '../../testing/openai-session.js';

afterEach(closeSessions);

describe('results of completions', () => {
  it('keep only the skills that the text states', async () => {
    const session = await startSession();
    const skills = {
      technical: ['Go', 'Kubernetes', 'go', 'C'],
      tools: ['Postgres'],
      domain: ['billing'],
      soft: ['Leadership'],
    };
    session.server.scriptNext({ content: { skills } });
    await expect(session.ai.detectSkills(TEXT, neverAborted)).resolves.toEqual({
      technical: ['Go', 'PostgreSQL'],
      domain: ['Invoicing'],
    });
  });

  it('suggest at most twelve distinct new skills', async () => {
    const session = await startSession();
    const many = Array.from({ length: 20 }, (_, index) => `Skill ${String(index)}`);
    session.server.scriptNext({
      content: { suggestedSkills: ['REACT', ' Redux ', 'redux', '', 'x'.repeat(300), ...many] },
    });
    const suggested = await session.ai.suggestSkills(['React'], neverAborted);
    expect(suggested.slice(0, 2)).toEqual(['Redux', 'Skill 0']);
    expect(suggested).toHaveLength(12);
  });

  const role = (title: string, match: number) => ({
    title,
    match,
    description: `${title}s do it.`,
    requiredSkills: ['A', 'a', 'B'],
  });

  it('recommend distinct roles, best first, with matches from 0 to 100', async () => {
    const session = await startSession();
    session.server.scriptNext({
      content: { roles: [role('Low', -5), role('High', 140), role('Middle', 55.6), role('high', 1)] },
    });
    const profile = { skills: ['A'], experiences: [{ title: 'Maker', description: 'Made it.' }], projects: [] };
    await expect(session.ai.recommendRoles(profile, neverAborted)).resolves.toEqual([
      { title: 'High', match: 100, description: 'Highs do it.', requiredSkills: ['A', 'B'] },
      { title: 'Middle', match: 56, description: 'Middles do it.', requiredSkills: ['A', 'B'] },
      { title: 'Low', match: 0, description: 'Lows do it.', requiredSkills: ['A', 'B'] },
    ]);
  });

  it('describe exactly the requested roles, in their order and spelling', async () => {
    const session = await startSession();
    session.server.scriptNext(
      { content: { roles: [role('second', 50), role('Another', 50)] } },
      { content: { roles: [role('second', 50), role('First', 60), role('Another', 50)] } },
    );
    const roles = await session.ai.enhanceRoles(['First', 'SECOND'], ['A'], neverAborted);
    expect(roles.map(({ title, match }) => [title, match])).toEqual([
      ['First', 60],
      ['SECOND', 50],
    ]);
    expect(getChats(session.server)[1]?.messages[3]?.content).toMatch(/copied exactly/);
  });

  it('are empty for empty input, without a request', async () => {
    const session = await startSession();
    await expect(session.ai.detectSkills('  ', neverAborted)).resolves.toEqual({});
    await expect(session.ai.suggestSkills([], neverAborted)).resolves.toEqual([]);
    await expect(session.ai.enhanceRoles([], ['A'], neverAborted)).resolves.toEqual([]);
    const emptyProfile = { skills: [], experiences: [], projects: [] };
    await expect(session.ai.recommendRoles(emptyProfile, neverAborted)).resolves.toEqual([]);
    expect(session.server.receivedRequests).toEqual([]);
  });
});

describe('enhancements with unsupported claims', () => {
  const claiming = (text: string) => ({ content: { text, skills: NO_SKILLS } });

  it('are corrected by the model, which is told the claims', async () => {
    const session = await startSession();
    session.server.scriptNext(claiming('Led 12 people for Contoso.'), { content: VALID_ENHANCEMENT });
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    const messages = getChats(session.server)[1]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toContain('Led 12 people for Contoso.');
    expect(messages[3]?.content).toMatch(/"12", "Contoso", "led"/);
  });

  it('list the acts of others separately', async () => {
    const session = await startSession();
    session.server.scriptNext(claiming('Negotiated contracts.'), claiming('Filed contracts.'));
    const description = 'my manager negotiated the contracts and i filed them';
    const { text } = await session.ai.enhance(description, { context: 'experience' }, neverAborted);
    expect(text).toBe('Filed contracts.');
    expect(getChats(session.server)[1]?.messages[3]?.content).toMatch(/others did this.*"negotiated contracts"/);
  });

  it('are corrected once only', async () => {
    const session = await startSession();
    session.server.scriptNext(claiming('Led 12 people.'), claiming('Led 13 people.'));
    await expect(enhanceText(session)).resolves.toMatchObject({ text: 'Led 13 people.' });
    expect(session.server.receivedRequests).toHaveLength(2);
  });
});
