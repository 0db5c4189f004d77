import { closeSessions, getChats, neverAborted, NO_SKILLS, startSession } from '../../testing/openai-session.js';
import { estimateTokens } from './estimate-tokens.js';

afterEach(closeSessions);

const MODEL_CONTEXT = 4_096;
const SENTENCES = Array.from({ length: 400 }, (_, index) => `Served the table number ${String(index)} with food.`);

const sendTo = async (contextTokens: number | undefined) => {
  const session = await startSession({}, { contextTokens });
  const readData = () =>
    /<data>\n(.*)\n<\/data>/.exec(getChats(session.server)[0]?.messages[1]?.content ?? '')?.[1] ?? '';
  const countTokens = () =>
    estimateTokens(JSON.stringify(getChats(session.server)[0]?.messages ?? [])) +
    estimateTokens(JSON.stringify(getChats(session.server)[0]?.response_format ?? {}));
  return { ...session, readData, countTokens };
};

const longText = (length: number): string => SENTENCES.join(' ').slice(0, length);

describe('a prompt that is longer than the context', () => {
  it('is cut at a sentence, and what the model did not see stays in the enhanced text', async () => {
    const { ai, server, readData, countTokens, cuts } = await sendTo(2_000);
    const description = longText(2_000);
    server.scriptNext({ content: { text: 'Served tables.', skills: NO_SKILLS } });
    const { text } = await ai.enhance(description, { context: 'experience' }, neverAborted);
    const [, sent = ''] = /"description":"(.*)"/.exec(readData()) ?? [];
    expect(sent).toMatch(/food\.$/);
    expect(sent.length).toBeLessThan(description.length);
    expect(text).toBe(`Served tables.${description.slice(sent.length)}`);
    expect(countTokens()).toBeLessThan(2_000);
    expect(cuts).toEqual([
      { prompt: 'enhanced_description', neededTokens: expect.any(Number), availableTokens: expect.any(Number) },
    ]);
  });

  it('loses the descriptions of the oldest projects first, and no titles or skills', async () => {
    const { ai, server, readData, countTokens, cuts } = await sendTo(3_900);
    server.scriptNext({ content: { roles: [] } });
    const entry = (title: string) => ({ title, description: longText(1_500) });
    const profile = {
      skills: ['Service'],
      experiences: [entry('newest job'), entry('older job')],
      projects: [entry('newest project'), entry('oldest project')],
    };
    await ai.recommendRoles(profile, neverAborted);
    const { skills, experiences, projects } = JSON.parse(readData()) as typeof profile;
    expect(skills).toEqual(['Service']);
    expect(experiences[0]?.description).toBe(profile.experiences[0]?.description);
    expect(projects[1]).toEqual({ title: 'oldest project' });
    const kept = [...experiences, ...projects].map((entry) => ('description' in entry ? entry.description.length : 0));
    expect(kept).toEqual(kept.toSorted((left, right) => right - left));
    expect(countTokens() + 2_200).toBeLessThan(3_900);
    expect(cuts).toHaveLength(1);
  });

  it('loses the last skills', async () => {
    const { ai, server, readData, cuts } = await sendTo(1_200);
    server.scriptNext({ content: { suggestedSkills: ['Helm'] } });
    await ai.suggestSkills(
      Array.from({ length: 200 }, (_, index) => `Skill number ${String(index)}`),
      neverAborted,
    );
    const { skills } = JSON.parse(readData()) as { readonly skills: readonly string[] };
    expect(skills.slice(0, 2)).toEqual(['Skill number 0', 'Skill number 1']);
    expect(skills.length).toBeLessThan(100);
    expect(cuts).toHaveLength(1);
  });

  it('is not sent if too little would be left of it', async () => {
    const { ai, server } = await sendTo(1_024);
    const titles = Array.from({ length: 30 }, (_, index) => `Role ${String(index)}`);
    await expect(ai.enhanceRoles(titles, ['Go'], neverAborted)).rejects.toMatchObject({
      kind: 'unavailable',
      serverHealth: 'up',
    });
    expect(server.receivedRequests).toEqual([]);
  });
});

it.each([undefined, MODEL_CONTEXT])('sends the longest description whole with a context of %p', async (context) => {
  const { ai, server, readData, cuts } = await sendTo(context);
  const description = longText(2_000);
  server.scriptNext({ content: { text: 'Served tables.', skills: NO_SKILLS } });
  await ai.enhance(description, { context: 'experience' }, neverAborted);
  expect(readData()).toContain(description);
  expect(cuts).toEqual([]);
});
