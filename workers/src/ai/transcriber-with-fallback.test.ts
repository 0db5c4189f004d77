import { createLogger, Metrics } from '@trackrecord/platform';
import { type FakeOpenAi, startFakeOpenAi } from '../testing/fake-openai.js';
import { AiError, type Transcriber } from './ai.js';
import { createTranscriberWithFallback } from './transcriber-with-fallback.js';
import type { Budget } from './budget.js';
import { createFailureReporter } from './failure-reporter.js';
import { createOpenAi } from './openai/open-ai.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await startFakeOpenAi();
});
afterEach(() => server.close());

const recording = { bytes: Buffer.from('OggS'), format: 'ogg' } as const;
const unlimited: Budget = { spend: () => Promise.resolve() };
const local: Transcriber = {
  engine: 'rules',
  transcribe: () => Promise.resolve({ text: 'I let a team', rough: false }),
};

interface Options {
  readonly hasModel?: boolean;
  readonly local?: Transcriber | undefined;
  readonly budget?: Budget;
  readonly signal?: AbortSignal;
}

function transcribe({
  hasModel = true,
  local: localTranscriber,
  budget = unlimited,
  signal = new AbortController().signal,
}: Options) {
  const settings = { apiKey: undefined, baseUrl: server.baseUrl, model: 'm', transcriptionModel: 'w', timeoutMs: 1 };
  const ai = hasModel
    ? createOpenAi({ ...settings, transcriptionTimeoutMs: 5_000 }, () => Promise.resolve())
    : undefined;
  const failureReporter = createFailureReporter(createLogger('test', 'silent'), new Metrics());
  return createTranscriberWithFallback({ ai, localTranscriber, budget, failureReporter })('ada', recording, signal);
}

it('transcribes with the configured model', async () => {
  server.scriptNext({ transcript: 'I led a team' });
  await expect(transcribe({ local })).resolves.toEqual({
    engine: 'openai',
    value: { text: 'I led a team', rough: false },
  });
});

const roughResult = { engine: 'rules', value: { text: 'I let a team', rough: true } };

it('falls back to the offline transcriber and marks its transcript as rough', async () => {
  server.scriptNext({ status: 400 });
  await expect(transcribe({ local })).resolves.toEqual(roughResult);
});

it('uses the offline transcriber if no model is configured or the budget is exhausted', async () => {
  const budget = { spend: () => Promise.reject(new AiError('over-budget')) };
  await expect(transcribe({ local, hasModel: false })).resolves.toEqual(roughResult);
  await expect(transcribe({ local, budget })).resolves.toEqual(roughResult);
  expect(server.receivedRequests).toEqual([]);
});

it('fails as unavailable without an offline transcriber, if no model is configured or the model fails', async () => {
  server.scriptNext({ status: 400 });
  await expect(transcribe({ hasModel: false })).rejects.toMatchObject({ name: 'AiError', kind: 'unavailable' });
  await expect(transcribe({})).rejects.toMatchObject({ name: 'AiError', kind: 'unavailable' });
});

it('fails with a timeout if the signal has aborted', async () => {
  await expect(transcribe({ local, signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'timeout' });
});
