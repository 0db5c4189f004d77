import { createLogger, Metrics } from '@trackrecord/platform';
import { createAiMeter } from './ai-meter.js';
import { Circuit } from './circuit.js';
import { type FakeOpenAi, startFakeOpenAi } from '../testing/fake-openai.js';
import { AiError, type Transcriber } from './ai.js';
import { createTranscriberWithFallback } from './transcriber-with-fallback.js';
import type { Budget } from './budget.js';
import { createFailureReporter } from './failure-reporter.js';
import { createOpenAiTranscriber } from './openai/transcriber.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await startFakeOpenAi();
});
afterEach(() => server.close());

const recording = { bytes: Buffer.from('OggS'), format: 'ogg' } as const;
const unlimited: Pick<Budget, 'spend'> = { spend: () => Promise.resolve() };
const local: Transcriber = {
  engine: 'rules',
  transcribe: () => Promise.resolve({ text: 'I let a team', rough: false }),
};

interface Options {
  readonly hasModel?: boolean;
  readonly local?: Transcriber | undefined;
  readonly budget?: Pick<Budget, 'spend'>;
  readonly signal?: AbortSignal;
  readonly circuit?: Circuit;
  readonly readVocabulary?: () => Promise<readonly string[]>;
}

function transcribe({
  hasModel = true,
  local: localTranscriber,
  budget = unlimited,
  signal = new AbortController().signal,
  circuit = new Circuit(),
  readVocabulary,
}: Options) {
  const settings = { apiKey: undefined, baseUrl: server.baseUrl, model: 'w', language: undefined, timeoutMs: 5_000 };
  const transcriber = createOpenAiTranscriber(settings, () => Promise.resolve());
  const model = hasModel ? { transcriber, circuit } : undefined;
  const metrics = new Metrics();
  const failureReporter = createFailureReporter(createLogger('test', 'silent'), metrics);
  const meter = createAiMeter(metrics);
  return createTranscriberWithFallback({ model, localTranscriber, budget, failureReporter, meter })(
    'ada',
    recording,
    signal,
    readVocabulary,
  );
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

it('tells the model the words of the user, and reads them for a model only', async () => {
  server.scriptNext({ transcript: 'I led a team' });
  const readVocabulary = jest.fn(() => Promise.resolve(['Kubernetes', 'PostgreSQL']));
  await transcribe({ local, readVocabulary });
  expect(server.receivedRequests).toMatchObject([{ transcription: { fields: { prompt: 'Kubernetes, PostgreSQL' } } }]);
  await transcribe({ local, hasModel: false, readVocabulary });
  expect(readVocabulary).toHaveBeenCalledTimes(1);
});

it('does not call a server that is down', async () => {
  const circuit = new Circuit();
  await server.close();
  await expect(transcribe({ local, circuit })).resolves.toEqual(roughResult);
  const spend = jest.fn(() => Promise.resolve());
  await expect(transcribe({ local, circuit, budget: { spend } })).resolves.toEqual(roughResult);
  expect(spend).not.toHaveBeenCalled();
});
