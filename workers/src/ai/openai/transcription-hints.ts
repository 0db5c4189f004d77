import type { TranscriptionSettings } from './settings.js';

/** Whisper reads at most 224 tokens of a prompt, and only the last ones. */
const MAX_PROMPT_LENGTH = 600;
/** OpenAI's current models take the words one by one, and reject a request if one has such characters. */
const MAX_KEYWORDS = 50;
const MAX_KEYWORD_LENGTH = 60;
const UNSAFE_CHARACTER = /[<>\p{Cc}]/u;

/** Returns what a model is told of a recording: the language, and words that may be spoken. */
export function toTranscriptionHints(
  { model, language }: Pick<TranscriptionSettings, 'model' | 'language'>,
  vocabulary: readonly string[],
) {
  const words = vocabulary
    .filter((word) => word.length <= MAX_KEYWORD_LENGTH && !UNSAFE_CHARACTER.test(word))
    .slice(0, MAX_KEYWORDS);
  if (/^gpt-(live-)?transcribe\b/.test(model)) {
    return {
      ...(language === undefined ? {} : { languages: [language] }),
      ...(words.length === 0 ? {} : { keywords: words }),
    };
  }
  const prompt = joinWithin(words, MAX_PROMPT_LENGTH);
  return {
    temperature: 0,
    ...(language === undefined ? {} : { language }),
    ...(prompt === '' ? {} : { prompt }),
  };
}

/** Joins the first words that fit into a length. */
function joinWithin(words: readonly string[], maxLength: number): string {
  let joined = '';
  for (const word of words) {
    const longer = joined === '' ? word : `${joined}, ${word}`;
    if (longer.length > maxLength) break;
    joined = longer;
  }
  return joined;
}
