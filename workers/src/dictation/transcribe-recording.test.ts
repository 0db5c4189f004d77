import { createLogger } from '@trackrecord/platform';
import { AiError } from '../ai/ai.js';
import { type DictationDependencies, createTranscribeProcessor } from './transcribe-recording.js';

const signal = new AbortController().signal;
const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(100)]);
const createDependencies = (
  transcript: string,
  overrides: Partial<DictationDependencies> = {},
): DictationDependencies => ({
  uploads: { read: () => Promise.resolve(wav) },
  decode: () => Promise.resolve({ samples: Buffer.alloc(0), seconds: 1, loudness: 1 }),
  transcriber: () => Promise.resolve({ engine: 'rules', value: { text: transcript, rough: true } }),
  readVocabulary: () => Promise.resolve([]),
  ai: {
    enhance: (_uid, text) => Promise.resolve({ engine: 'openai', value: { text: text.toUpperCase(), skills: {} } }),
  },
  detectSkills: () => ({ technical: ['Go'] }),
  sendDetectedSkills: () => Promise.resolve(),
  logger: createLogger('test', 'silent'),
  ...overrides,
});
const transcribe = (transcript: string, overrides?: Partial<DictationDependencies>) =>
  createTranscribeProcessor(createDependencies(transcript, overrides))(
    { uploadId: 'u', context: 'project' },
    { uid: 'ada', signal },
  );

describe('createTranscribeProcessor', () => {
  it('returns the transcript and its enhancement with the engine of each', async () => {
    expect(await transcribe('I wrote the parser in Go.')).toEqual({
      engine: 'rules',
      value: {
        originalText: 'I wrote the parser in Go.',
        enhancedText: 'I WROTE THE PARSER IN GO.',
        enhancedBy: 'openai',
        skills: { technical: ['Go'] },
        rough: true,
      },
    });
  });

  it('transcribes with the vocabulary of the user, if it can be read', async () => {
    const vocabularies: unknown[] = [];
    const transcriber: DictationDependencies['transcriber'] = async (_uid, _recording, _signal, readVocabulary) => {
      vocabularies.push(await readVocabulary?.());
      return { engine: 'openai', value: { text: 'I wrote the parser in Go.', rough: false } };
    };
    await transcribe('', { transcriber, readVocabulary: (uid) => Promise.resolve([`Go of ${uid}`]) });
    await transcribe('', { transcriber, readVocabulary: () => Promise.reject(new Error('away')) });
    expect(vocabularies).toEqual([['Go of ada'], undefined]);
  });

  it('keeps the whole text if it is longer than an enhancement allows', async () => {
    const sentence = 'I wrote one more parser in Go. ';
    const { value } = await transcribe(sentence.repeat(100));
    expect(value.enhancedText?.toLowerCase()).toBe(value.originalText.toLowerCase());
    expect(value.enhancedText).toMatch(/^I WROTE .*I wrote one more parser in Go\.$/);
    expect((await transcribe('word '.repeat(600))).value).not.toHaveProperty('enhancedText');
  });

  it('returns the transcript if enhancing or reporting skills fails', async () => {
    const failing = () => Promise.reject(new Error('away'));
    const { value } = await transcribe('I wrote the parser in Go.', {
      ai: { enhance: failing },
      sendDetectedSkills: failing,
    });
    expect(value).toEqual({ originalText: 'I wrote the parser in Go.', skills: { technical: ['Go'] }, rough: true });
  });

  it('fails for missing uploads, other files, silence, and without a transcriber', async () => {
    const withUpload = (bytes: Buffer | undefined) => ({ uploads: { read: () => Promise.resolve(bytes) } });
    await expect(transcribe('x', withUpload(undefined))).rejects.toThrow('upload-gone');
    await expect(transcribe('x', withUpload(Buffer.from('%PDF-1.7')))).rejects.toThrow('not-audio');
    await expect(transcribe(' ')).rejects.toThrow('nothing-heard');
    const transcriber = () => Promise.reject(new AiError('unavailable'));
    await expect(transcribe('x', { transcriber })).rejects.toThrow('transcription-unavailable');
  });
});
