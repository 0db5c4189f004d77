import { USAGE } from '../testing/fake-openai-responses.js';
import { createModelAssistant } from '../testing/model-assistant.js';
import { closeSessions, neverAborted, NO_SKILLS, startSession } from '../testing/openai-session.js';
import { type Ai, AiError } from './ai.js';
import { rulesAi } from './rules/rules-ai.js';

const TEXT = 'i built  the billing service\n\n\n\nand tested it';

afterEach(closeSessions);

const enhanceByRules = async () => ({
  engine: 'rules',
  value: await rulesAi.enhance(TEXT, { context: 'project' }, neverAborted),
});

it('uses the configured engine and charges the budget of the user', async () => {
  const { connect, server } = await startSession();
  server.scriptNext({
    content: { text: 'Built and tested the billing service.', skills: { ...NO_SKILLS, domain: ['billing'] } },
  });
  const { assistant, chargedUids, countFailures } = createModelAssistant({ connects: [connect] });
  await expect(assistant.enhance('ada', TEXT, { context: 'project' }, neverAborted)).resolves.toEqual({
    engine: 'openai',
    value: { text: 'Built and tested the billing service.', skills: { domain: ['Invoicing'] } },
  });
  expect(chargedUids).toEqual(['ada']);
  await expect(countFailures()).resolves.toEqual([]);
});

it('uses the rule engine without charging the budget if no engine is configured', async () => {
  const { assistant, chargedUids } = createModelAssistant({});
  await expect(assistant.enhance('ada', TEXT, { context: 'project' }, neverAborted)).resolves.toEqual(
    await enhanceByRules(),
  );
  expect(chargedUids).toEqual([]);
});

it.each([
  ['a number', 'Built 12 billing services and tested them.', 'number'],
  ['an employer', 'Built the billing service at Contoso and tested it.', 'name'],
  ['a date', 'Built and tested the billing service in March.', 'date'],
  ['a tool', 'Built the billing service with Kubernetes and tested it.', 'tool'],
])('rejects an enhancement that adds %s twice', async (_, text, kind) => {
  const { connect, server } = await startSession();
  const content = { text, skills: NO_SKILLS };
  server.scriptNext({ content }, { content });
  const { assistant, countFailures, getLogs } = createModelAssistant({ connects: [connect] });
  await expect(assistant.enhance('ada', TEXT, { context: 'project' }, neverAborted)).resolves.toEqual(
    await enhanceByRules(),
  );
  await expect(countFailures()).resolves.toEqual([{ operation: 'enhance', kind: 'untrue', value: 1 }]);
  expect(server.receivedRequests).toHaveLength(2);
  expect(getLogs()).toContain(kind);
  expect(getLogs()).not.toMatch(/billing|Contoso|Kubernetes/);
});

it('falls back to the rule engine on every failure and counts failures by kind', async () => {
  const { connect, server } = await startSession();
  const { assistant, countFailures, getLogs } = createModelAssistant({ connects: [connect] });
  server.scriptNext({ refusal: TEXT }, { truncated: '{' }, { status: 400 }, { raw: 'x', type: 'text/plain' }, 'filter');
  const profile = { skills: ['Testing'], experiences: [], projects: [] };
  const engines = [
    await assistant.enhance('ada', TEXT, { context: 'experience' }, neverAborted),
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
  const { connect, server } = await startSession();
  const { assistant, countFailures } = createModelAssistant({ connects: [connect], budget: { spend } });
  const suggested = await assistant.suggestSkills('ada', ['Docker'], neverAborted);
  expect(suggested).toEqual({ engine: 'rules', value: await rulesAi.suggestSkills(['Docker'], neverAborted) });
  expect(suggested.value).not.toEqual([]);
  expect(server.receivedRequests).toEqual([]);
  await expect(countFailures()).resolves.toMatchObject([{ kind: 'over-budget' }]);
});

it('falls back on unexpected errors and logs only their name', async () => {
  const failingAi: Ai = { ...rulesAi, engine: 'openai', detectSkills: () => Promise.reject(new TypeError(TEXT)) };
  const { assistant, getLogs } = createModelAssistant({ connects: [() => failingAi] });
  await expect(assistant.detectSkills('ada', TEXT, neverAborted)).resolves.toMatchObject({ engine: 'rules' });
  expect(getLogs()).toContain('TypeError');
  expect(getLogs()).not.toContain('billing');
});

it('fails with a timeout when the signal aborts', async () => {
  const { connect, server } = await startSession();
  server.scriptNext('hang');
  const { assistant } = createModelAssistant({ connects: [connect] });
  await expect(assistant.enhance('ada', TEXT, { context: 'project' }, AbortSignal.timeout(60))).rejects.toMatchObject({
    kind: 'timeout',
  });
});

describe('the tokens of a call', () => {
  const TOKENS = USAGE.prompt_tokens + USAGE.completion_tokens;

  it('are charged to the user and counted by engine and kind', async () => {
    const { connect, server } = await startSession();
    server.scriptNext({ content: { suggestedSkills: ['Helm'] } });
    const { assistant, chargedTokens, readMetric } = createModelAssistant({ connects: [connect] });
    await assistant.suggestSkills('ada', ['Docker'], neverAborted);
    expect(chargedTokens).toEqual([TOKENS]);
    await expect(readMetric('ai_tokens_total')).resolves.toEqual([
      { engine: 'openai', kind: 'prompt', source: 'reported', value: USAGE.prompt_tokens },
      { engine: 'openai', kind: 'completion', source: 'reported', value: USAGE.completion_tokens },
    ]);
  });

  it('are charged if the responses are of no use', async () => {
    const { connect, server } = await startSession();
    server.scriptNext({ content: 'Hello' }, { content: 'Hello' });
    const { assistant, chargedTokens } = createModelAssistant({ connects: [connect] });
    await expect(assistant.suggestSkills('ada', ['Docker'], neverAborted)).resolves.toMatchObject({ engine: 'rules' });
    expect(chargedTokens).toEqual([2 * TOKENS]);
  });

  it('do not cost the user the answer if they cannot be counted', async () => {
    const { connect, server } = await startSession();
    server.scriptNext({ content: { suggestedSkills: ['Helm'] } });
    const chargeTokens = () => Promise.reject(new AiError('over-budget', 'budget unavailable'));
    const { assistant, countFailures } = createModelAssistant({ connects: [connect], budget: { chargeTokens } });
    await expect(assistant.suggestSkills('ada', ['Docker'], neverAborted)).resolves.toMatchObject({ value: ['Helm'] });
    await expect(countFailures()).resolves.toMatchObject([{ operation: 'charge-tokens', kind: 'over-budget' }]);
  });
});

it('measures the duration by operation and engine', async () => {
  const { connect, server } = await startSession();
  server.scriptNext({ status: 400 });
  const { assistant, readMetric } = createModelAssistant({ connects: [connect] });
  await assistant.suggestSkills('ada', ['Docker'], neverAborted);
  const counts = (await readMetric('ai_duration_seconds')).filter((value) => 'le' in value && value.le === '+Inf');
  expect(counts).toEqual([
    { operation: 'suggest-skills', engine: 'openai', le: '+Inf', value: 1 },
    { operation: 'suggest-skills', engine: 'rules', le: '+Inf', value: 1 },
  ]);
});

describe('a second model', () => {
  const startTwo = async (overrides: Partial<Parameters<typeof createModelAssistant>[0]> = {}) => {
    const [first, second] = [await startSession(), await startSession()];
    const connects = [first.connect, second.connect];
    return { first: first.server, second: second.server, ...createModelAssistant({ connects, ...overrides }) };
  };
  const suggest = ({ assistant }: ReturnType<typeof createModelAssistant>) =>
    assistant.suggestSkills('ada', ['Docker'], neverAborted);

  it('answers when the first one fails', async () => {
    const { first, second, ...setup } = await startTwo();
    first.scriptNext({ status: 400 });
    second.scriptNext({ content: { suggestedSkills: ['Helm'] } });
    await expect(suggest(setup)).resolves.toEqual({ engine: 'openai', value: ['Helm'] });
    await expect(setup.readMetric('ai_tokens_total')).resolves.toMatchObject([
      { engine: 'openai-fallback', kind: 'prompt' },
      { engine: 'openai-fallback', kind: 'completion' },
    ]);
  });

  it('answers when the first one invents claims twice', async () => {
    const { first, second, assistant } = await startTwo();
    const content = { text: 'Built 12 billing services.', skills: NO_SKILLS };
    first.scriptNext({ content }, { content });
    second.scriptNext({ content: { text: 'Built and tested the billing service.', skills: NO_SKILLS } });
    await expect(assistant.enhance('ada', TEXT, { context: 'project' }, neverAborted)).resolves.toEqual({
      engine: 'openai',
      value: { text: 'Built and tested the billing service.', skills: {} },
    });
  });

  it('is not asked when the first one answers', async () => {
    const { first, second, ...setup } = await startTwo();
    first.scriptNext({ content: { suggestedSkills: ['Helm'] } });
    await suggest(setup);
    expect(second.receivedRequests).toEqual([]);
  });

  it('leaves the answer to the rules when it fails, too', async () => {
    const { first, second, ...setup } = await startTwo();
    first.scriptNext({ status: 400 });
    second.scriptNext({ refusal: 'No.' });
    await expect(suggest(setup)).resolves.toMatchObject({ engine: 'rules' });
    await expect(setup.countFailures()).resolves.toMatchObject([{ kind: 'unavailable' }, { kind: 'refused' }]);
    expect(setup.chargedUids).toEqual(['ada', 'ada']);
  });

  it('is not asked when the budget is exhausted', async () => {
    const spend = () => Promise.reject(new AiError('over-budget'));
    const { first, second, ...setup } = await startTwo({ budget: { spend } });
    await expect(suggest(setup)).resolves.toMatchObject({ engine: 'rules' });
    expect([...first.receivedRequests, ...second.receivedRequests]).toEqual([]);
    await expect(setup.countFailures()).resolves.toMatchObject([{ kind: 'over-budget', value: 1 }]);
  });
});

it('lets the rules answer when the models together take too long', async () => {
  const [first, second] = [await startSession({}, { timeoutMs: 60 }), await startSession()];
  first.server.scriptNext('hang');
  second.server.scriptNext('hang');
  const { assistant, countFailures } = createModelAssistant({
    connects: [first.connect, second.connect],
    modelsTimeoutMs: 120,
  });
  await expect(assistant.suggestSkills('ada', ['Docker'], neverAborted)).resolves.toMatchObject({ engine: 'rules' });
  await expect(countFailures()).resolves.toMatchObject([{ kind: 'timeout' }]);
});
