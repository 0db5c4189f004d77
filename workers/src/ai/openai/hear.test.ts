import { type FakeOpenAi, fakeOpenAi } from '../../testing/fake-openai.js';
import type { AudioFormat } from '../ai.js';
import { openAi } from './open-ai.js';

let server: FakeOpenAi;
beforeEach(async () => {
  server = await fakeOpenAi({ key: 'sk-test' });
});
afterEach(() => server.close());

const bytes = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 255]);

function hear({ format = 'webm', timeout = 10_000 }: { format?: AudioFormat; timeout?: number } = {}) {
  const settings = { apiKey: 'sk-test', baseUrl: server.baseUrl, model: 'm', transcriptionModel: 'w-1', timeout: 1 };
  const ai = openAi({ ...settings, transcriptionTimeout: timeout }, () => Promise.resolve());
  return ai.transcribe({ bytes, format }, new AbortController().signal);
}

const sent = () => server.received.flatMap((one) => (one.kind === 'transcription' ? [one.transcription] : []));

it.each([
  ['webm', 'recording.webm', 'audio/webm'],
  ['ogg', 'recording.ogg', 'audio/ogg'],
  ['mp4', 'recording.mp4', 'audio/mp4'],
  ['wav', 'recording.wav', 'audio/wav'],
] as const)('sends a %s recording whole, under a name that tells its format', async (format, name, type) => {
  server.next({ heard: ' I led the team. ' });
  await expect(hear({ format })).resolves.toEqual({ text: 'I led the team.', rough: false });
  expect(sent()).toEqual([
    { fields: { model: 'w-1', response_format: 'json', temperature: '0' }, file: { name, type, bytes } },
  ]);
});

it('answers an empty text where nothing was said', async () => {
  server.next({ heard: '' });
  await expect(hear()).resolves.toEqual({ text: '', rough: false });
});

it('sends the recording again when the server failed once', async () => {
  server.next({ status: 503 }, 'cut', { heard: 'Hello' });
  await expect(hear()).resolves.toMatchObject({ text: 'Hello' });
  expect(sent().map(({ file }) => file.bytes)).toEqual([bytes, bytes, bytes]);
});

it('takes nothing for words that is no transcription', async () => {
  server.next({ raw: '<html>Hello</html>', type: 'text/html' });
  await expect(hear()).rejects.toMatchObject({ kind: 'garbage' });
});

it('gives up where the server does not take the recording, or hangs', async () => {
  server.next({ status: 413, body: 'Too large' }, 'hang');
  await expect(hear()).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(hear({ timeout: 60 })).rejects.toMatchObject({ kind: 'timeout' });
});
