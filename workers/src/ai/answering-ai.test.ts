import { createLogger, Metrics } from '@trackrecord/platform';
import { endTalks, never, NONE, talkWith } from '../testing/talk-with-openai.js';
import { type Ai, AiFailure } from './ai.js';
import { answering } from './answering-ai.js';
import type { Budget } from './budget.js';
import { failureNotes } from './failure-notes.js';
import { rulesAi } from './rules/rules-ai.js';
import { additions } from './truth/additions.js';

const TEXT = 'i built  the billing service\n\n\n\nand tested it';

afterEach(endTalks);

interface Parts {
  readonly ai?: Ai | undefined;
  readonly fallback?: Ai;
  readonly budget?: Budget;
}

function putTogether({ ai, fallback = rulesAi, budget }: Parts) {
  const spent: string[] = [];
  const counting: Budget = { spend: (uid) => Promise.resolve(void spent.push(uid)) };
  const logger = createLogger('test', 'silent');
  const warn = jest.spyOn(logger, 'warn');
  const metrics = new Metrics();
  const failures = failureNotes(logger, metrics);
  const answers = answering({ ai, fallback, budget: budget ?? counting, truth: additions, failures });
  const counted = async () => {
    const values = (await metrics.registry.getSingleMetric('ai_failures_total')?.get())?.values ?? [];
    return values.map(({ labels, value }) => ({ ...labels, value }));
  };
  return { answers, spent, counted, logged: () => JSON.stringify(warn.mock.calls) };
}

const byRules = async () => ({ engine: 'rules', value: await rulesAi.enhance(TEXT, 'project', never) });

it('answers with the configured engine, and says so, and counts it for whoever asked', async () => {
  const { ai, server } = await talkWith();
  server.next({ say: { text: 'Built and tested the billing service.', skills: { ...NONE, domain: ['billing'] } } });
  const { answers, spent, counted } = putTogether({ ai });
  await expect(answers.enhance('ada', TEXT, 'project', never)).resolves.toEqual({
    engine: 'openai',
    value: { text: 'Built and tested the billing service.', skills: { domain: ['billing'] } },
  });
  expect(spent).toEqual(['ada']);
  await expect(counted()).resolves.toEqual([]);
});

it('answers by our rules where no engine is configured, which costs nothing', async () => {
  const { answers, spent } = putTogether({ ai: undefined });
  await expect(answers.enhance('ada', TEXT, 'project', never)).resolves.toEqual(await byRules());
  expect(spent).toEqual([]);
});

it.each([
  ['a number', 'Built 12 billing services and tested them.', 'number'],
  ['an employer', 'Built the billing service at Contoso and tested it.', 'name'],
  ['a date', 'Built and tested the billing service in March.', 'date'],
  ['a tool', 'Built the billing service with Kubernetes and tested it.', 'tool'],
])('gives nobody an enhancement that adds %s', async (_, text, kind) => {
  const { ai, server } = await talkWith();
  server.next({ say: { text, skills: NONE } });
  const { answers, counted, logged } = putTogether({ ai });
  await expect(answers.enhance('ada', TEXT, 'project', never)).resolves.toEqual(await byRules());
  await expect(counted()).resolves.toEqual([{ question: 'enhance', kind: 'untrue', value: 1 }]);
  expect(logged()).toContain(kind);
  expect(logged()).not.toMatch(/billing|Contoso|Kubernetes/);
});

it('leaves a text as it was, with tidied spaces, where even our rules would add something', async () => {
  const lying: Ai = {
    ...rulesAi,
    enhance: () => Promise.resolve({ text: 'Built 40 billing services.', skills: { technical: ['Testing'] } }),
  };
  const { answers } = putTogether({ ai: undefined, fallback: lying });
  await expect(answers.enhance('ada', TEXT, 'project', never)).resolves.toEqual({
    engine: 'rules',
    value: { text: 'i built the billing service\n\nand tested it', skills: { technical: ['Testing'] } },
  });
});

it('has our rules answer every question that the engine fails at, and counts the failures by kind', async () => {
  const { ai, server } = await talkWith();
  const { answers, counted, logged } = putTogether({ ai });
  server.next({ refuse: TEXT }, { cutShort: '{' }, { status: 400 }, { raw: 'x', type: 'text/plain' }, 'filter');
  const profile = { skills: ['Testing'], experiences: [], projects: [] };
  const engines = [
    await answers.enhance('ada', TEXT, 'experience', never),
    await answers.detectSkills('ada', TEXT, never),
    await answers.suggestSkills('ada', ['Testing'], never),
    await answers.recommendRoles('ada', profile, never),
    await answers.enhanceRoles('ada', ['Tester'], ['Testing'], never),
  ].map(({ engine }) => engine);
  expect(engines).toEqual(['rules', 'rules', 'rules', 'rules', 'rules']);
  await expect(counted()).resolves.toEqual([
    { question: 'enhance', kind: 'refused', value: 1 },
    { question: 'detect-skills', kind: 'cut-short', value: 1 },
    { question: 'suggest-skills', kind: 'unavailable', value: 1 },
    { question: 'recommend-roles', kind: 'garbage', value: 1 },
    { question: 'enhance-roles', kind: 'refused', value: 1 },
  ]);
  expect(logged()).not.toMatch(/billing|Testing|Tester/);
});

it('asks the engine nothing once the budget is used up', async () => {
  const spend = () => Promise.reject(new AiFailure('over-budget'));
  const { ai, server } = await talkWith();
  const { answers, counted } = putTogether({ ai, budget: { spend } });
  const suggested = await answers.suggestSkills('ada', ['Docker'], never);
  expect(suggested).toEqual({ engine: 'rules', value: await rulesAi.suggestSkills(['Docker'], never) });
  expect(suggested.value).not.toEqual([]);
  expect(server.received).toEqual([]);
  await expect(counted()).resolves.toMatchObject([{ kind: 'over-budget' }]);
});

it('survives what nobody expected of an engine, and logs no more of it than its name', async () => {
  const broken: Ai = { ...rulesAi, engine: 'openai', detectSkills: () => Promise.reject(new TypeError(TEXT)) };
  const { answers, logged } = putTogether({ ai: broken });
  await expect(answers.detectSkills('ada', TEXT, never)).resolves.toMatchObject({ engine: 'rules' });
  expect(logged()).toContain('TypeError');
  expect(logged()).not.toContain('billing');
});

it('answers nobody who has stopped waiting', async () => {
  const { ai, server } = await talkWith();
  server.next('hang');
  const { answers } = putTogether({ ai });
  await expect(answers.enhance('ada', TEXT, 'project', AbortSignal.timeout(60))).rejects.toMatchObject({
    kind: 'timeout',
  });
});
