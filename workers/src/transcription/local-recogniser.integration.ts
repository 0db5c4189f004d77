import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { z } from 'zod';
import { AiError, type AudioFormat, type Recogniser, type Recording } from '../ai/ai.js';
import { ownChildren } from '../testing/own-children.js';
import { sounding, spoken } from '../testing/spoken.js';
import { wordErrors } from '../testing/word-errors.js';
import { type DictationConfig, dictationVariables } from './dictation-config.js';
import { NotAudio, NothingHeard } from './failures.js';
import { localRecogniser } from './local-recogniser.js';

const GRAMMAR = `#JSGF V1.0;
grammar experience;
public <said> = I led a team of <number> engineers | and built the <what> service in <number> months;
<number> = two | five | six | twelve;
<what> = billing | search | zebra;
`;
const folder = mkdtempSync(join(tmpdir(), 'recogniser-test-'));
const grammar = join(folder, 'experience.gram');
writeFileSync(grammar, GRAMMAR);
afterAll(() => rmSync(folder, { recursive: true }));

const SENTENCES = [
  'I led a team of five engineers and built the billing service in six months',
  'Designed a database for customer orders and reduced the cost of storage by twenty percent',
  'I wrote automated tests in python and trained three new developers',
  'Managed the marketing budget and organized events for two hundred people',
  'Built a mobile application that helps students find part time work near the university',
];
const words = (text: string): readonly string[] => text.toLowerCase().replaceAll('.', '').split(' ');

const signal = new AbortController().signal;
const standard = z.object(dictationVariables).parse({});

/** Recognition runs at low priority, so beside other tests it takes several times as long as alone. */
jest.setTimeout(60_000);

/** Every new recogniser tries out its model for half a second, so each configuration has one. */
const recognisers = new Map<string, Recogniser>();

/** The recogniser of this machine; why there is none fails the test. */
function recogniser(config: Partial<DictationConfig> = {}): Recogniser {
  const key = JSON.stringify(config);
  const known = recognisers.get(key) ?? newRecogniser(config);
  recognisers.set(key, known);
  return known;
}
function newRecogniser(config: Partial<DictationConfig>): Recogniser {
  const made = localRecogniser({ ...standard, ...config }, (reason) => {
    throw new Error(reason);
  });
  if (!made) throw new Error('no recogniser');
  return made;
}
const hears = (recording: Recording, config?: Partial<DictationConfig>) =>
  recogniser(config).transcribe(recording, signal);

/** The temporary files that lie about: recordings, and models of the grammar above, which alone knows zebras. */
const leftBehind = () =>
  readdirSync(tmpdir()).filter((name) => {
    if (name.startsWith('ffcache')) return true;
    const model = join(tmpdir(), name, 'grammar.lm');
    return name.startsWith('trackrecord-grammar-') && existsSync(model) && readFileSync(model).includes('zebra');
  });

describe('with a grammar', () => {
  it.each(['webm', 'ogg', 'mp4', 'wav'] as const)(
    'hears every word of a recording in %s',
    async (format: AudioFormat) => {
      const recording = spoken('I led a team of five engineers', format);
      const heard = await hears(recording, { ASR_GRAMMAR: grammar });
      expect(heard).toEqual({ text: 'I led a team of five engineers.', rough: true });
    },
  );

  it.each(['slt', 'awb', 'rms'] as const)('hears every word of the voice %s', async (voice) => {
    const recording = spoken('and built the search service in twelve months', 'webm', voice);
    const { text } = await hears(recording, { ASR_GRAMMAR: grammar });
    expect(text).toBe('And built the search service in twelve months.');
  });

  it('makes a sentence of what is said between silences, in order', async () => {
    const first = 'I led a team of six engineers';
    const second = 'and built the billing service in two months';
    const both = `flite=text=${first}:voice=rms,apad=pad_dur=1[a];flite=text=${second}:voice=rms[b];[a][b]concat=v=0:a=1`;
    const { text } = await hears(sounding(both, 'webm'), { ASR_GRAMMAR: grammar });
    expect(text).toBe('I led a team of six engineers. And built the billing service in two months.');
  });

  it('leaves no file behind', async () => {
    const before = leftBehind();
    await hears(spoken('I led a team of two engineers', 'mp4'), { ASR_GRAMMAR: grammar });
    expect(leftBehind()).toEqual(before);
  });
});

describe('without a grammar', () => {
  it('hears about four words in five, and calls them rough', async () => {
    const { transcribe } = recogniser();
    let wrong = 0;
    const sentences = SENTENCES.slice(0, scaled(2));
    for (const sentence of sentences) {
      const { text, rough } = await transcribe(spoken(sentence, 'webm', 'slt'), signal);
      expect(rough).toBe(true);
      wrong += wordErrors(words(sentence), words(text));
    }
    expect(wrong / words(sentences.join(' ')).length).toBeLessThan(0.3);
  });

  it('hears what was said very quietly', async () => {
    const sentence = 'Built a mobile application that helps students find part time work near the university';
    const { text } = await hears(spoken(sentence, 'webm', 'rms', 'volume=-38dB'));
    expect(wordErrors(words(sentence), words(text))).toBeLessThan(5);
  });

  it('gives the whole of a long stretch without silences', async () => {
    const sentence = 'manage the marketing budget and organize events for two hundred people ';
    const { text } = await hears(spoken(sentence.repeat(2), 'webm'));
    expect(text.match(/marketing budget/g)).toHaveLength(2);
    // ffmpeg's own filter for metadata cuts after that many characters.
    expect(text.length).toBeGreaterThan(127);
  });

  it.each(['white', 'pink', 'brown'])('makes nothing up out of %s noise', async (color) => {
    const noise = sounding(`anoisesrc=color=${color}:amplitude=0.1:duration=3:seed=1`, 'webm');
    await expect(hears(noise)).rejects.toThrow(NothingHeard);
  });

  it('hears nothing in silence, and no sound in a text', async () => {
    await expect(hears(sounding('anullsrc', 'webm', ['-t', '2']))).rejects.toThrow(NothingHeard);
    await expect(hears({ bytes: Buffer.from('hello '.repeat(500)), format: 'webm' })).rejects.toThrow(NotAudio);
  });
});

describe('when time is up', () => {
  let long: Recording;
  beforeAll(() => {
    long = spoken('manage the marketing budget '.repeat(20), 'mp4');
  });

  it.each(['ffmpeg', 'ffprobe'])('ends %s at once and leaves nothing behind', async (program) => {
    const before = leftBehind();
    const abort = new AbortController();
    const hearing = recogniser({ ASR_GRAMMAR: grammar }).transcribe(long, abort.signal);
    const ended = expect(hearing).rejects.toMatchObject({ name: 'AiError', kind: 'timeout' });
    await until(() => ownChildren().includes(program));
    abort.abort();
    await ended;
    expect(ownChildren()).toEqual([]);
    expect(leftBehind()).toEqual(before);
  });

  it('starts nothing when it was up before', async () => {
    const hearing = recogniser().transcribe(long, AbortSignal.abort());
    await expect(hearing).rejects.toEqual(new AiError('timeout', 'ffmpeg did not end in time'));
  });
});

describe('what is not installed', () => {
  const why = (config: Partial<DictationConfig>): readonly string[] => {
    const reasons: string[] = [];
    expect(localRecogniser({ ...standard, ...config }, (reason) => reasons.push(reason))).toBeUndefined();
    return reasons;
  };

  it('is named: the programs, the model', () => {
    expect(why({ FFMPEG: '/no/ffmpeg' })).toEqual(['/no/ffmpeg cannot be run']);
    expect(why({ FFPROBE: '/no/ffprobe' })).toEqual(['/no/ffprobe cannot be run']);
    expect(why({ ASR_MODEL: '/no/model' })).toEqual(['/no/model/en-us is missing']);
  });

  it('is noticed when a model is there but broken', () => {
    const broken = join(folder, 'broken');
    mkdirSync(join(broken, 'en-us'), { recursive: true });
    for (const name of ['cmudict-en-us.dict', 'en-us.lm.bin']) writeFileSync(join(broken, name), 'no model');
    expect(why({ ASR_MODEL: broken })).toEqual([expect.stringMatching(/cannot load the model/)]);
  });

  it('is named when the grammar is the trouble', () => {
    const odd = join(folder, 'odd.gram');
    writeFileSync(odd, '#JSGF V1.0; public <s> = I zorbled;');
    expect(why({ ASR_GRAMMAR: odd })).toEqual([expect.stringMatching(/pronunciation dictionary: zorbled$/)]);
    expect(why({ ASR_GRAMMAR: '/no/grammar' })).toEqual([expect.stringMatching(/\/no\/grammar cannot be read$/)]);
  });

  it('fails without words when it went away later', async () => {
    const away = recogniser();
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere';
    try {
      await expect(away.transcribe(spokenBefore, signal)).rejects.toMatchObject({ kind: 'unavailable' });
    } finally {
      process.env['PATH'] = path;
    }
  });
  const spokenBefore = spoken('I led a team', 'webm');
});

it("takes a model from a folder whose name has every sign of ffmpeg's filters", async () => {
  const odd = join(folder, String.raw`a:b,c;d[e]'f\g=h`);
  symlinkSync(standard.ASR_MODEL, odd);
  const { text } = await hears(spoken('I led a team of five engineers', 'wav'), { ASR_MODEL: odd });
  expect(text).toMatch(/team of five engineers/);
});

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await new Promise((next) => setImmediate(next));
  }
}
