import { type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.js';
import type { AudioFormat } from '../ai.js';
import type { TranscriptionSettings } from './settings.js';
import { createOpenAiTranscriber } from './transcriber.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await startFakeOpenAi({ key: 'sk-test' });
});
afterEach(() => server.close());

const bytes = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 255]);

interface Options extends Partial<TranscriptionSettings> {
  readonly format?: AudioFormat;
  readonly vocabulary?: readonly string[];
}

function transcribe({ format = 'webm', vocabulary, ...overrides }: Options = {}) {
  const settings = {
    apiKey: 'sk-test',
    baseUrl: server.baseUrl,
    model: 'w-1',
    timeoutMs: 10_000,
    language: undefined,
    ...overrides,
  };
  const { transcribe: transcribeWith } = createOpenAiTranscriber(settings, () => Promise.resolve());
  return transcribeWith({ bytes, format }, new AbortController().signal, vocabulary);
}

const getTranscriptionRequests = () =>
  server.receivedRequests.flatMap((request) => (request.kind === 'transcription' ? [request.transcription] : []));

it.each([
  ['webm', 'recording.webm', 'audio/webm'],
  ['ogg', 'recording.ogg', 'audio/ogg'],
  ['mp4', 'recording.mp4', 'audio/mp4'],
  ['wav', 'recording.wav', 'audio/wav'],
] as const)('sends a %s recording with the matching file name and type', async (format, name, type) => {
  server.scriptNext({ transcript: ' I led the team. ' });
  await expect(transcribe({ format })).resolves.toEqual({ text: 'I led the team.', rough: false });
  expect(getTranscriptionRequests()).toEqual([
    { fields: { model: 'w-1', response_format: 'json', temperature: '0' }, file: { name, type, bytes } },
  ]);
});

describe('hints', () => {
  const vocabulary = ['Kubernetes', 'Node.js', '<b>', 'two\nlines', 'x'.repeat(80), 'PostgreSQL'];

  it.each([
    ['whisper-1', { temperature: '0', language: 'de', prompt: 'Kubernetes, Node.js, PostgreSQL' }],
    ['gpt-transcribe', { 'languages[]': 'de', 'keywords[]': 'PostgreSQL' }],
  ])('tell %s the language and words that may be spoken', async (model, hints) => {
    server.scriptNext({ transcript: 'Hallo' });
    await transcribe({ model, vocabulary, language: 'de' });
    // Of a repeated field the last value is recorded.
    expect(getTranscriptionRequests().map(({ fields }) => fields)).toEqual([
      { model, response_format: 'json', ...hints },
    ]);
  });

  it('are as long as a prompt may be', async () => {
    server.scriptNext({ transcript: 'Hallo' });
    await transcribe({ vocabulary: Array.from({ length: 500 }, (_, index) => `Skill ${String(index)}`) });
    const { prompt = '' } = getTranscriptionRequests()[0]?.fields ?? {};
    expect(prompt).toMatch(/^Skill 0, Skill 1, .*\d$/);
    expect(prompt.length).toBeLessThanOrEqual(600);
  });
});

it('returns an empty text for silence', async () => {
  server.scriptNext({ transcript: '' });
  await expect(transcribe()).resolves.toEqual({ text: '', rough: false });
});

it('resends the recording after server errors', async () => {
  server.scriptNext({ status: 503 }, 'cut', { transcript: 'Hello' });
  await expect(transcribe()).resolves.toMatchObject({ text: 'Hello' });
  expect(getTranscriptionRequests().map(({ file }) => file.bytes)).toEqual([bytes, bytes, bytes]);
});

it('rejects responses that are not transcriptions', async () => {
  server.scriptNext({ raw: '<html>Hello</html>', type: 'text/html' });
  await expect(transcribe()).rejects.toMatchObject({ kind: 'garbage' });
});

it('gives up if the server rejects the recording or hangs', async () => {
  server.scriptNext({ status: 413, body: 'Too large' }, 'hang');
  await expect(transcribe()).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(transcribe({ timeoutMs: 60 })).rejects.toMatchObject({ kind: 'timeout' });
});
