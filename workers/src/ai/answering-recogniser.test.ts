import { createLogger, Metrics } from '@trackrecord/platform';
import { type FakeOpenAi, fakeOpenAi } from '../testing/fake-openai.js';
import { AiFailure, type Recogniser } from './ai.js';
import { recognising } from './answering-recogniser.js';
import type { Budget } from './budget.js';
import { failureNotes } from './failure-notes.js';
import { openAi } from './openai/open-ai.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await fakeOpenAi();
});
afterEach(() => server.close());

const recording = { bytes: Buffer.from('OggS'), format: 'ogg' } as const;
const generous: Budget = { spend: () => Promise.resolve() };
const local: Recogniser = {
  engine: 'rules',
  transcribe: () => Promise.resolve({ text: 'I let a team', rough: false }),
};

interface Parts {
  readonly configured?: boolean;
  readonly local?: Recogniser | undefined;
  readonly budget?: Budget;
  readonly signal?: AbortSignal;
}

function hear({ configured = true, local: offline, budget = generous, signal = new AbortController().signal }: Parts) {
  const settings = { apiKey: undefined, baseUrl: server.baseUrl, model: 'm', transcriptionModel: 'w', timeout: 1 };
  const ai = configured ? openAi({ ...settings, transcriptionTimeout: 5_000 }, () => Promise.resolve()) : undefined;
  const failures = failureNotes(createLogger('test', 'silent'), new Metrics());
  return recognising({ ai, local: offline, budget, failures })('ada', recording, signal);
}

it('has the configured engine hear, and says so', async () => {
  server.next({ heard: 'I led a team' });
  await expect(hear({ local })).resolves.toEqual({ engine: 'openai', value: { text: 'I led a team', rough: false } });
});

const rough = { engine: 'rules', value: { text: 'I let a team', rough: true } };

it('has the offline recogniser hear where the engine fails, and marks that as rough', async () => {
  server.next({ status: 400 });
  await expect(hear({ local })).resolves.toEqual(rough);
});

it('has it hear where no engine is configured or the budget is used up', async () => {
  const budget = { spend: () => Promise.reject(new AiFailure('over-budget')) };
  await expect(hear({ local, configured: false })).resolves.toEqual(rough);
  await expect(hear({ local, budget })).resolves.toEqual(rough);
  expect(server.received).toEqual([]);
});

it('is unavailable where there is nothing that could hear', async () => {
  server.next({ status: 400 });
  await expect(hear({ configured: false })).rejects.toMatchObject({ name: 'AiFailure', kind: 'unavailable' });
  await expect(hear({})).rejects.toMatchObject({ name: 'AiFailure', kind: 'unavailable' });
});

it('begins nothing for somebody who has stopped waiting', async () => {
  await expect(hear({ local, signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'timeout' });
});
