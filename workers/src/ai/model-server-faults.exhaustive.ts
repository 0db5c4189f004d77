import { createModelAssistant } from '../testing/model-assistant.js';
import type { Behaviour } from '../testing/fake-openai-behaviours.js';
import type { FakeServerOptions } from '../testing/fake-openai-rules.js';
import {
  closeSessions,
  neverAborted,
  NO_SKILLS,
  startSession,
  TEXT,
  VALID_ENHANCEMENT,
} from '../testing/openai-session.js';
import type { ChatSettings } from './openai/settings.js';
import { rulesAi } from './rules/rules-ai.js';

afterEach(closeSessions);

interface Fault {
  /** How the server responds; a single behaviour is repeated. */
  readonly behaviours: readonly Behaviour[];
  /** The kind of the failure, as `ai_failures_total` counts it. */
  readonly kind: string;
  /** Unknown if the timeout may pass before the first request has arrived. */
  readonly requestCount?: number;
  /** Timeouts that are shortened. */
  readonly timeouts?: Partial<Pick<ChatSettings, 'timeoutMs' | 'stallTimeoutMs'>>;
}

const UNTRUE = { content: { text: 'Led 12 people at Contoso with Kubernetes.', skills: NO_SKILLS } };
const json = (body: object): Behaviour => ({ raw: JSON.stringify(body), type: 'application/json' });
const MESSAGE = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: null } };

const FAULTS: Readonly<Record<string, Fault>> = {
  'does not answer': { behaviours: ['hang'], kind: 'timeout', timeouts: { timeoutMs: 60 } },
  'stops within a response': { behaviours: ['stall'], kind: 'timeout', timeouts: { timeoutMs: 60 } },
  'stops within a stream': {
    behaviours: ['stall-stream'],
    kind: 'timeout',
    requestCount: 1,
    timeouts: { stallTimeoutMs: 50 },
  },
  'returns 429': { behaviours: [{ status: 429 }], kind: 'overloaded', requestCount: 3 },
  'returns 429 for an hour': {
    behaviours: [{ status: 429, retryAfter: '3600' }],
    kind: 'overloaded',
    requestCount: 1,
  },
  'has no quota left': {
    behaviours: [{ status: 429, error: { message: 'You exceeded your quota', code: 'insufficient_quota' } }],
    kind: 'overloaded',
    requestCount: 1,
  },
  'returns 500': { behaviours: [{ status: 500 }], kind: 'unavailable', requestCount: 3 },
  'returns 502 of a proxy': {
    behaviours: [{ status: 502, body: '<html>Bad gateway</html>' }],
    kind: 'unavailable',
    requestCount: 3,
  },
  'returns 503 while it loads': { behaviours: [{ status: 503 }], kind: 'unavailable', requestCount: 3 },
  'rejects the key': { behaviours: [{ status: 401 }], kind: 'unavailable', requestCount: 1 },
  'does not know the model': {
    behaviours: [{ status: 404, error: { message: 'model "m-1" not found', code: 'model_not_found' } }],
    kind: 'unavailable',
    requestCount: 1,
  },
  'closes the connection': { behaviours: ['hang-up'], kind: 'unavailable', requestCount: 3 },
  'closes the connection within a response': { behaviours: ['cut'], kind: 'unavailable', requestCount: 3 },
  'closes the connection within a stream': { behaviours: ['cut-stream'], kind: 'unavailable', requestCount: 3 },
  'ends a stream early': { behaviours: ['end-stream'], kind: 'unavailable', requestCount: 3 },
  'reports an error within a stream': {
    behaviours: [{ raw: 'data: {"error": {"message": "CUDA out of memory"}}\n\n', type: 'text/event-stream' }],
    kind: 'unavailable',
    requestCount: 3,
  },
  'cuts the response at the token limit': {
    behaviours: [{ truncated: '{"text": "Made the bil' }],
    kind: 'cut-short',
    requestCount: 1,
  },
  refuses: { behaviours: [{ refusal: 'I cannot help with that.' }], kind: 'refused', requestCount: 1 },
  'filters the response': { behaviours: ['filter'], kind: 'refused', requestCount: 1 },
  'filters the request': {
    behaviours: [{ status: 400, error: { message: 'Filtered', code: 'content_filter' } }],
    kind: 'refused',
    requestCount: 1,
  },
  'returns an HTML page': {
    behaviours: [{ raw: '<html>Sign in</html>', type: 'text/html' }],
    kind: 'garbage',
    requestCount: 1,
  },
  'returns an empty body': { behaviours: [{ raw: '', type: 'application/json' }], kind: 'garbage', requestCount: 1 },
  'returns an error with status 200': {
    behaviours: [json({ error: { message: 'No models loaded' } })],
    kind: 'garbage',
    requestCount: 1,
  },
  'returns no choices': { behaviours: [json({ choices: [] })], kind: 'garbage', requestCount: 1 },
  'returns no content': { behaviours: [json({ choices: [MESSAGE] })], kind: 'garbage', requestCount: 2 },
  'streams what is no completion': {
    behaviours: [{ raw: 'data: hello\n\n', type: 'text/event-stream' }],
    kind: 'garbage',
    requestCount: 1,
  },
  'writes without an end': { behaviours: [{ content: 'x'.repeat(1_100_000) }], kind: 'garbage', requestCount: 1 },
  'answers in prose': {
    behaviours: [{ content: 'Sure! Made the billing service.' }],
    kind: 'garbage',
    requestCount: 2,
  },
  'answers with other fields': { behaviours: [{ content: { summary: 'Made it.' } }], kind: 'garbage', requestCount: 2 },
  'answers with other types': {
    behaviours: [{ content: { text: ['Made it.'], skills: 'Go' } }],
    kind: 'garbage',
    requestCount: 2,
  },
  'answers with an empty text': {
    behaviours: [{ content: { text: ' ', skills: NO_SKILLS } }],
    kind: 'garbage',
    requestCount: 2,
  },
  'invents claims twice': { behaviours: [UNTRUE], kind: 'untrue', requestCount: 2 },
  'invents claims after an answer in prose': {
    behaviours: [{ content: 'Sure!' }, UNTRUE, UNTRUE],
    kind: 'untrue',
    requestCount: 3,
  },
};

/** Attempts, pauses and corrections of one request are at most as many. */
const MAX_REQUESTS = 12;

describe('when the server of the model', () => {
  it.each(Object.entries(FAULTS))(
    '%s, the rules answer within the deadline',
    async (_, { behaviours, kind, requestCount, timeouts }) => {
      const { connect, server } = await startSession({}, timeouts);
      const script = Array.from({ length: MAX_REQUESTS }, (__, index) => behaviours[index % behaviours.length]);
      server.scriptNext(...script.filter((behaviour) => behaviour !== undefined));
      const { assistant, countFailures, getLogs } = createModelAssistant({ connects: [connect] });
      await expect(assistant.enhance('ada', TEXT, { context: 'experience' }, neverAborted)).resolves.toEqual({
        engine: 'rules',
        value: await rulesAi.enhance(TEXT, { context: 'experience' }, neverAborted),
      });
      await expect(countFailures()).resolves.toEqual([{ operation: 'enhance', kind, value: 1 }]);
      if (requestCount !== undefined) expect(server.receivedRequests).toHaveLength(requestCount);
      expect(getLogs()).not.toMatch(/billing|postgres|Contoso/i);
    },
  );

  it('does not listen, the rules answer, and it is not called for a minute', async () => {
    let time = 0;
    const session = await startSession();
    await session.server.close();
    const budget = { spend: jest.fn(() => Promise.resolve()) };
    const { assistant, countFailures } = createModelAssistant({
      connects: [session.connect],
      budget,
      now: () => time,
    });
    const enhance = () => assistant.enhance('ada', TEXT, { context: 'experience' }, neverAborted);
    await expect(enhance()).resolves.toMatchObject({ engine: 'rules' });
    expect(session.waits).toHaveLength(2);
    await expect(enhance()).resolves.toMatchObject({ engine: 'rules' });
    // Neither an attempt nor a call of the budget.
    expect(session.waits).toHaveLength(2);
    expect(budget.spend).toHaveBeenCalledTimes(1);
    time = 60_000;
    await expect(enhance()).resolves.toMatchObject({ engine: 'rules' });
    expect(session.waits).toHaveLength(4);
    await expect(countFailures()).resolves.toEqual([{ operation: 'enhance', kind: 'unavailable', value: 3 }]);
  });

  it.each<[string, FakeServerOptions]>([
    ['reports no tokens', { hidesUsage: true }],
    ['does not stream', { ignoresStream: true }],
    [
      'supports nothing but messages',
      { formats: [], rejectedParameters: ['reasoning_effort', 'stream_options', 'stream'] },
    ],
  ])('%s, the model answers all the same, and its tokens are charged', async (_, options) => {
    const { connect, server } = await startSession(options);
    server.scriptNext({ content: VALID_ENHANCEMENT });
    const { assistant, chargedTokens } = createModelAssistant({ connects: [connect] });
    await expect(assistant.enhance('ada', TEXT, { context: 'experience' }, neverAborted)).resolves.toMatchObject({
      engine: 'openai',
      value: { text: VALID_ENHANCEMENT.text },
    });
    expect(chargedTokens).toHaveLength(1);
    expect(chargedTokens[0]).toBeGreaterThan(100);
  });
});
