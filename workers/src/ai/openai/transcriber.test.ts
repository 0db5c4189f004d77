import { type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.js';
import type { AudioFormat } from '../ai.js';
import { createOpenAi } from './open-ai.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await startFakeOpenAi({ key: 'sk-test' });
});
afterEach(() => server.close());

const bytes = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 255]);

function transcribe({ format = 'webm', timeoutMs = 10_000 }: { format?: AudioFormat; timeoutMs?: number } = {}) {
  const settings = { apiKey: 'sk-test', baseUrl: server.baseUrl, model: 'm', transcriptionModel: 'w-1', timeoutMs: 1 };
  const ai = createOpenAi({ ...settings, transcriptionTimeoutMs: timeoutMs }, () => Promise.resolve());
  return ai.transcribe({ bytes, format }, new AbortController().signal);
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
