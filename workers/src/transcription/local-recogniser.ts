import type { Recogniser } from '../ai/ai.js';
import { decoded } from './decoded.js';
import type { DictationConfig } from './dictation-config.js';
import { NothingHeard } from './failures.js';
import { GrammarError } from './grammar/grammar.js';
import { grammarModel, withModelFiles } from './grammar/grammar-model.js';
import { missingForDictation } from './missing-for-dictation.js';
import { type Model, modelIn } from './recogniser-filter.js';
import { transcript } from './transcript.js';
import { utterances } from './utterances.js';

/**
 * What turns recordings into words on this machine alone (design.md section 6), or nothing where it is not installed or
 * its grammar cannot be used; `unavailable` is told why, in one line. Checks by trying, for about half a second.
 *
 * Its words are rough: even of clear synthesized speech about one in five is wrong. It throws what {@link decoded}
 * throws, and {@link NothingHeard} also where there are sounds but no words, rather than make any up.
 */
export function localRecogniser(
  config: DictationConfig,
  unavailable: (reason: string) => void,
): Recogniser | undefined {
  const missing = missingForDictation(config);
  if (missing !== undefined) {
    unavailable(missing);
    return undefined;
  }
  const model = modelIn(config);
  try {
    return recogniserWith(config, hearingWith(config, model));
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    unavailable(`the grammar of ASR_GRAMMAR: ${error.message}`);
    return undefined;
  }
}

/** Runs something with the model that the recogniser should hear with. */
type WithModel = <Result>(use: (model: Model) => Promise<Result>) => Promise<Result>;

function hearingWith({ ASR_GRAMMAR }: DictationConfig, model: Model): WithModel {
  if (ASR_GRAMMAR === undefined) return (use) => use(model);
  const grammar = grammarModel(ASR_GRAMMAR, model.dictionary);
  return (use) => withModelFiles(model, grammar, use);
}

const recogniserWith = ({ FFMPEG, FFPROBE }: DictationConfig, withModel: WithModel): Recogniser => ({
  engine: 'rules',
  transcribe: async (recording, signal) => {
    const sound = await decoded(recording, FFMPEG, signal);
    const text = transcript(await withModel((model) => utterances(sound, model, FFPROBE, signal)));
    if (text === '') throw new NothingHeard();
    return { text, rough: true };
  },
});
