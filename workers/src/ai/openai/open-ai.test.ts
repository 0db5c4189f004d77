import { chats, endTalks, never, talkWith, TEXT } from '../../testing/talk-with-openai.js';

afterEach(endTalks);

describe('what is made of answers', () => {
  it('keeps of the skills those that stand in the text', async () => {
    const talk = await talkWith();
    const skills = {
      technical: ['Go', 'Kubernetes', 'go', 'C'],
      tools: ['Postgres'],
      domain: ['billing'],
      soft: ['Leadership'],
    };
    talk.server.next({ say: { skills } });
    await expect(talk.ai.detectSkills(TEXT, never)).resolves.toEqual({
      technical: ['Go'],
      tools: ['Postgres'],
      domain: ['billing'],
    });
  });

  it('suggests skills that are not there yet, each once and twelve at most', async () => {
    const talk = await talkWith();
    const many = Array.from({ length: 20 }, (_, index) => `Skill ${String(index)}`);
    talk.server.next({ say: { suggestedSkills: ['REACT', ' Redux ', 'redux', '', 'x'.repeat(300), ...many] } });
    const suggested = await talk.ai.suggestSkills(['React'], never);
    expect(suggested.slice(0, 2)).toEqual(['Redux', 'Skill 0']);
    expect(suggested).toHaveLength(12);
  });

  const role = (title: string, match: number) => ({
    title,
    match,
    description: `${title}s do it.`,
    requiredSkills: ['A', 'a', 'B'],
  });

  it('recommends roles best first, each once, with matches from 0 to 100', async () => {
    const talk = await talkWith();
    talk.server.next({ say: { roles: [role('Low', -5), role('High', 140), role('Middle', 55.6), role('high', 1)] } });
    const profile = { skills: ['A'], experiences: [{ title: 'Maker', description: 'Made it.' }], projects: [] };
    await expect(talk.ai.recommendRoles(profile, never)).resolves.toEqual([
      { title: 'High', match: 100, description: 'Highs do it.', requiredSkills: ['A', 'B'] },
      { title: 'Middle', match: 56, description: 'Middles do it.', requiredSkills: ['A', 'B'] },
      { title: 'Low', match: 0, description: 'Lows do it.', requiredSkills: ['A', 'B'] },
    ]);
  });

  it('describes exactly the roles it was given, in their order and spelling', async () => {
    const talk = await talkWith();
    talk.server.next(
      { say: { roles: [role('second', 50), role('Another', 50)] } },
      { say: { roles: [role('second', 50), role('First', 60), role('Another', 50)] } },
    );
    const roles = await talk.ai.enhanceRoles(['First', 'SECOND'], ['A'], never);
    expect(roles.map(({ title, match }) => [title, match])).toEqual([
      ['First', 60],
      ['SECOND', 50],
    ]);
    expect(chats(talk.server)[1]?.messages[3]?.content).toMatch(/copied exactly/);
  });

  it('asks nobody where there is nothing to ask', async () => {
    const talk = await talkWith();
    await expect(talk.ai.detectSkills('  ', never)).resolves.toEqual({});
    await expect(talk.ai.suggestSkills([], never)).resolves.toEqual([]);
    await expect(talk.ai.enhanceRoles([], ['A'], never)).resolves.toEqual([]);
    const nobody = { skills: [], experiences: [], projects: [] };
    await expect(talk.ai.recommendRoles(nobody, never)).resolves.toEqual([]);
    expect(talk.server.received).toEqual([]);
  });
});
