import { createLogger, Metrics } from '@trackrecord/platform';
import { closeSessions, neverAborted, NO_SKILLS, startSession } from '../testing/openai-session.js';
import { type Ai, AiError } from './ai.js';
import { createAiWithFallback } from './ai-with-fallback.js';
import type { Budget } from './budget.js';
import { createFailureReporter } from './failure-reporter.js';
import { rulesAi } from './rules/rules-ai.js';
import { findUnsupportedClaims } from './truth/find-unsupported-claims.js';

const TEXT = 'i built  the billing service\n\n\n\nand tested it';

afterEach(closeSessions);

interface Overrides {
  readonly ai?: Ai | undefined;
  readonly fallback?: Ai;
  readonly budget?: Budget;
}

function setUp({ ai, fallback = rulesAi, budget }: Overrides) {
  const chargedUids: string[] = [];
  const countingBudget: Budget = { spend: (uid) => Promise.resolve(void chargedUids.push(uid)) };
  const logger = createLogger('test', 'silent');
  const warn = jest.spyOn(logger, 'warn');
  const metrics = new Metrics();
  const failureReporter = createFailureReporter(logger, metrics);
  const assistant = createAiWithFallback({
    ai,
    fallback,
    budget: budget ?? countingBudget,
    findUnsupportedClaims,
    failureReporter,
  });
  const countFailures = async () => {
    const values = (await metrics.registry.getSingleMetric('ai_failures_total')?.get())?.values ?? [];
    return values.map(({ labels, value }) => ({ ...labels, value }));
  };
  return { assistant, chargedUids, countFailures, getLogs: () => JSON.stringify(warn.mock.calls) };
}

const enhanceByRules = async () => ({ engine: 'rules', value: await rulesAi.enhance(TEXT, 'project', neverAborted) });

it('uses the configured engine and charges the budget of the user', async () => {
  const { ai, server } = await startSession();
  server.scriptNext({
    content: { text: 'Built and tested the billing service.', skills: { ...NO_SKILLS, domain: ['billing'] } },
  });
  const { assistant, chargedUids, countFailures } = setUp({ ai });
  await expect(assistant.enhance('ada', TEXT, 'project', neverAborted)).resolves.toEqual({
    engine: 'openai',
    value: { text: 'Built and tested the billing service.', skills: { domain: ['billing'] } },
  });
  expect(chargedUids).toEqual(['ada']);
  await expect(countFailures()).resolves.toEqual([]);
});

it('uses the rule engine without charging the budget if no engine is configured', async () => {
  const { assistant, chargedUids } = setUp({ ai: undefined });
  await expect(assistant.enhance('ada', TEXT, 'project', neverAborted)).resolves.toEqual(await enhanceByRules());
  expect(chargedUids).toEqual([]);
});

it.each([
  ['a number', 'Built 12 billing services and tested them.', 'number'],
  ['an employer', 'Built the billing service at Contoso and tested it.', 'name'],
  ['a date', 'Built and tested the billing service in March.', 'date'],
  ['a tool', 'Built the billing service with Kubernetes and tested it.', 'tool'],
])('rejects an enhancement that adds %s twice', async (_, text, kind) => {
  const { ai, server } = await startSession();
  const content = { text, skills: NO_SKILLS };
  server.scriptNext({ content }, { content });
  const { assistant, countFailures, getLogs } = setUp({ ai });
  await expect(assistant.enhance('ada', TEXT, 'project', neverAborted)).resolves.toEqual(await enhanceByRules());
  await expect(countFailures()).resolves.toEqual([{ operation: 'enhance', kind: 'untrue', value: 1 }]);
  expect(server.receivedRequests).toHaveLength(2);
  expect(getLogs()).toContain(kind);
  expect(getLogs()).not.toMatch(/billing|Contoso|Kubernetes/);
});

it('returns the original text with normalized spacing if the rule engine adds claims', async () => {
  const hallucinatingAi: Ai = {
    ...rulesAi,
    enhance: () => Promise.resolve({ text: 'Built 40 billing services.', skills: { technical: ['Testing'] } }),
  };
  const { assistant } = setUp({ ai: undefined, fallback: hallucinatingAi });
  await expect(assistant.enhance('ada', TEXT, 'project', neverAborted)).resolves.toEqual({
    engine: 'rules',
    value: { text: 'i built the billing service\n\nand tested it', skills: { technical: ['Testing'] } },
  });
});

it('falls back to the rule engine on every failure and counts failures by kind', async () => {
  const { ai, server } = await startSession();
  const { assistant, countFailures, getLogs } = setUp({ ai });
  server.scriptNext({ refusal: TEXT }, { truncated: '{' }, { status: 400 }, { raw: 'x', type: 'text/plain' }, 'filter');
  const profile = { skills: ['Testing'], experiences: [], projects: [] };
  const engines = [
    await assistant.enhance('ada', TEXT, 'experience', neverAborted),
    await assistant.detectSkills('ada', TEXT, neverAborted),
    await assistant.suggestSkills('ada', ['Testing'], neverAborted),
    await assistant.recommendRoles('ada', profile, neverAborted),
    await assistant.enhanceRoles('ada', ['Tester'], ['Testing'], neverAborted),
  ].map(({ engine }) => engine);
  expect(engines).toEqual(['rules', 'rules', 'rules', 'rules', 'rules']);
  await expect(countFailures()).resolves.toEqual([
    { operation: 'enhance', kind: 'refused', value: 1 },
    { operation: 'detect-skills', kind: 'cut-short', value: 1 },
    { operation: 'suggest-skills', kind: 'unavailable', value: 1 },
    { operation: 'recommend-roles', kind: 'garbage', value: 1 },
    { operation: 'enhance-roles', kind: 'refused', value: 1 },
  ]);
  expect(getLogs()).not.toMatch(/billing|Testing|Tester/);
});

it('does not call the engine when the budget is exhausted', async () => {
  const spend = () => Promise.reject(new AiError('over-budget'));
  const { ai, server } = await startSession();
  const { assistant, countFailures } = setUp({ ai, budget: { spend } });
  const suggested = await assistant.suggestSkills('ada', ['Docker'], neverAborted);
  expect(suggested).toEqual({ engine: 'rules', value: await rulesAi.suggestSkills(['Docker'], neverAborted) });
  expect(suggested.value).not.toEqual([]);
  expect(server.receivedRequests).toEqual([]);
  await expect(countFailures()).resolves.toMatchObject([{ kind: 'over-budget' }]);
});

it('falls back on unexpected errors and logs only their name', async () => {
  const failingAi: Ai = { ...rulesAi, engine: 'openai', detectSkills: () => Promise.reject(new TypeError(TEXT)) };
  const { assistant, getLogs } = setUp({ ai: failingAi });
  await expect(assistant.detectSkills('ada', TEXT, neverAborted)).resolves.toMatchObject({ engine: 'rules' });
  expect(getLogs()).toContain('TypeError');
  expect(getLogs()).not.toContain('billing');
});

it('fails with a timeout when the signal aborts', async () => {
  const { ai, server } = await startSession();
  server.scriptNext('hang');
  const { assistant } = setUp({ ai });
  await expect(assistant.enhance('ada', TEXT, 'project', AbortSignal.timeout(60))).rejects.toMatchObject({
    kind: 'timeout',
  });
});
