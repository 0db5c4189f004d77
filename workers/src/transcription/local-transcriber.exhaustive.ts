import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGrammarModel } from '@trackrecord/platform/testing/speech-grammar/grammar-model';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { z } from 'zod';
import { AiError, type AudioFormat, type Transcriber, type Recording } from '../ai/ai.js';
import { listDescendantNames } from '../testing/child-processes.js';
import { synthesizeSound, synthesizeSpeech } from '../testing/speech.js';
import { countWordErrors } from '../testing/word-errors.js';
import { type DictationConfig, dictationVariables } from './dictation-config.js';
import { NotAudioError, NoSpeechError } from './errors.js';
import { createLocalTranscriber } from './local-transcriber.js';

const GRAMMAR = `#JSGF V1.0;
grammar experience;
public <said> = I led a team of <number> engineers | and built the <what> service in <number> months;
<number> = two | five | six | twelve;
<what> = billing | search;
`;
const folder = mkdtempSync(join(tmpdir(), 'transcriber-test-'));
const grammarModel = join(folder, 'grammar-model');
writeGrammarModel(grammarModel, GRAMMAR);
afterAll(() => rmSync(folder, { recursive: true }));

const SENTENCES = [
  'I led a team of five engineers and built the billing service in six months',
  'Designed a database for customer orders and reduced the cost of storage by twenty percent',
  'I wrote automated tests in python and trained three new developers',
  'Managed the marketing budget and organized events for two hundred people',
  'Built a mobile application that helps students find part time work near the university',
];
const splitWords = (text: string): readonly string[] => text.toLowerCase().replaceAll('.', '').split(' ');

const signal = new AbortController().signal;
const defaults = z.object(dictationVariables).parse({});

/** Recognition runs at low priority and is several times slower beside other tests. */
jest.setTimeout(60_000);

/** One transcriber per configuration, since creating one takes half a second. */
const transcribers = new Map<string, Transcriber>();

/** Returns the transcriber for a configuration; fails the test if it is unavailable. */
function getTranscriber(config: Partial<DictationConfig> = {}): Transcriber {
  const key = JSON.stringify(config);
  const existing = transcribers.get(key) ?? createTranscriber(config);
  transcribers.set(key, existing);
  return existing;
}
function createTranscriber(config: Partial<DictationConfig>): Transcriber {
  const created = createLocalTranscriber({ ...defaults, ...config }, (reason) => {
    throw new Error(reason);
  });
  if (!created) throw new Error('no transcriber');
  return created;
}
const transcribeWith = (recording: Recording, config?: Partial<DictationConfig>) =>
  getTranscriber(config).transcribe(recording, signal);

/** Returns the temporary files of ffmpeg. */
const findTemporaryFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('ffcache'));

describe('with a grammar', () => {
  it.each(['webm', 'ogg', 'mp4', 'wav'] as const)(
    'recognizes every word of a %s recording',
    async (format: AudioFormat) => {
      const recording = synthesizeSpeech('I led a team of five engineers', format);
      const transcript = await transcribeWith(recording, { ASR_MODEL: grammarModel });
      expect(transcript).toEqual({ text: 'I led a team of five engineers.', rough: true });
    },
  );

  it.each(['slt', 'awb', 'rms'] as const)('recognizes every word of the voice %s', async (voice) => {
    const recording = synthesizeSpeech('and built the search service in twelve months', 'webm', voice);
    const { text } = await transcribeWith(recording, { ASR_MODEL: grammarModel });
    expect(text).toBe('And built the search service in twelve months.');
  });

  it('returns a sentence for each stretch between silences, in order', async () => {
    const first = 'I led a team of six engineers';
    const second = 'and built the billing service in two months';
    const bothSentences = `flite=text=${first}:voice=rms,apad=pad_dur=1[a];flite=text=${second}:voice=rms[b];[a][b]concat=v=0:a=1`;
    const { text } = await transcribeWith(synthesizeSound(bothSentences, 'webm'), { ASR_MODEL: grammarModel });
    expect(text).toBe('I led a team of six engineers. And built the billing service in two months.');
  });

  it('leaves no temporary files', async () => {
    const before = findTemporaryFiles();
    await transcribeWith(synthesizeSpeech('I led a team of two engineers', 'mp4'), { ASR_MODEL: grammarModel });
    expect(findTemporaryFiles()).toEqual(before);
  });
});

describe('without a grammar', () => {
  it('has a word error rate below 30 % and marks the transcript as rough', async () => {
    const { transcribe } = getTranscriber();
    let errorCount = 0;
    const sentences = SENTENCES.slice(0, scaled(2));
    for (const sentence of sentences) {
      const { text, rough } = await transcribe(synthesizeSpeech(sentence, 'webm', 'slt'), signal);
      expect(rough).toBe(true);
      errorCount += countWordErrors(splitWords(sentence), splitWords(text));
    }
    expect(errorCount / splitWords(sentences.join(' ')).length).toBeLessThan(0.3);
  });

  it('recognizes most words of very quiet speech', async () => {
    const sentence = 'Built a mobile application that helps students find part time work near the university';
    const { text } = await transcribeWith(synthesizeSpeech(sentence, 'webm', 'rms', 'volume=-38dB'));
    expect(countWordErrors(splitWords(sentence), splitWords(text))).toBeLessThan(5);
  });

  it('returns long speech without silences in full', async () => {
    const sentence = 'manage the marketing budget and organize events for two hundred people ';
    const { text } = await transcribeWith(synthesizeSpeech(sentence.repeat(2), 'webm'));
    expect(text.match(/marketing budget/g)).toHaveLength(2);
    // ffmpeg's `ametadata` filter truncates after 127 characters.
    expect(text.length).toBeGreaterThan(127);
  });

  it.each(['white', 'pink', 'brown'])('recognizes nothing in %s noise', async (color) => {
    const noise = synthesizeSound(`anoisesrc=color=${color}:amplitude=0.1:duration=3:seed=1`, 'webm');
    await expect(transcribeWith(noise)).rejects.toThrow(NoSpeechError);
  });

  it('rejects silence and text files', async () => {
    await expect(transcribeWith(synthesizeSound('anullsrc', 'webm', ['-t', '2']))).rejects.toThrow(NoSpeechError);
    await expect(transcribeWith({ bytes: Buffer.from('hello '.repeat(500)), format: 'webm' })).rejects.toThrow(
      NotAudioError,
    );
  });
});

describe('when the signal aborts', () => {
  let longRecording: Recording;
  beforeAll(() => {
    longRecording = synthesizeSpeech('manage the marketing budget '.repeat(20), 'mp4');
  });

  it.each(['ffmpeg', 'ffprobe'])('kills %s and leaves no temporary files', async (program) => {
    const before = findTemporaryFiles();
    const controller = new AbortController();
    const transcription = getTranscriber({ ASR_MODEL: grammarModel }).transcribe(longRecording, controller.signal);
    const rejection = expect(transcription).rejects.toMatchObject({ name: 'AiError', kind: 'timeout' });
    await waitUntil(`${program} runs`, () => listDescendantNames().includes(program));
    controller.abort();
    await rejection;
    expect(listDescendantNames()).toEqual([]);
    expect(findTemporaryFiles()).toEqual(before);
  });

  it('rejects with a timeout error if it has already aborted', async () => {
    const transcription = getTranscriber().transcribe(longRecording, AbortSignal.abort());
    await expect(transcription).rejects.toEqual(new AiError('timeout', 'ffmpeg timed out'));
  });
});

describe('missing dependencies', () => {
  const getReasons = (config: Partial<DictationConfig>): readonly string[] => {
    const reasons: string[] = [];
    expect(createLocalTranscriber({ ...defaults, ...config }, (reason) => reasons.push(reason))).toBeUndefined();
    return reasons;
  };

  it('are reported: programs and model', () => {
    expect(getReasons({ FFMPEG: '/no/ffmpeg' })).toEqual(['/no/ffmpeg cannot be run']);
    expect(getReasons({ FFPROBE: '/no/ffprobe' })).toEqual(['/no/ffprobe cannot be run']);
    expect(getReasons({ ASR_MODEL: '/no/model' })).toEqual(['/no/model/en-us is missing']);
  });

  it('include a broken model', () => {
    const brokenModel = join(folder, 'broken');
    mkdirSync(join(brokenModel, 'en-us'), { recursive: true });
    for (const name of ['cmudict-en-us.dict', 'en-us.lm.bin']) writeFileSync(join(brokenModel, name), 'no model');
    expect(getReasons({ ASR_MODEL: brokenModel })).toEqual([expect.stringMatching(/cannot load the model/)]);
  });

  it('fail the transcription if programs disappear later', async () => {
    const transcriber = getTranscriber();
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere';
    try {
      await expect(transcriber.transcribe(recording, signal)).rejects.toMatchObject({ kind: 'unavailable' });
    } finally {
      process.env['PATH'] = path;
    }
  });
  const recording = synthesizeSpeech('I led a team', 'webm');
});

it("loads a model from a path with all special characters of ffmpeg's filters", async () => {
  const path = join(folder, String.raw`a:b,c;d[e]'f\g=h`);
  symlinkSync(defaults.ASR_MODEL, path);
  const { text } = await transcribeWith(synthesizeSpeech('I led a team of five engineers', 'wav'), { ASR_MODEL: path });
  expect(text).toMatch(/team of five engineers/);
});
