/** Tokenizers split ASCII text about every four characters; we assume less, because JSON and names take more. */
const ASCII_CHARACTERS_PER_TOKEN = 3.5;
/** Other characters take up to a token each. */
const OTHER_CHARACTERS_PER_TOKEN = 1.5;

/** Estimates how many tokens a text has, rather too many than too few: every model counts differently. */
export function estimateTokens(text: string): number {
  let asciiCount = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 128) asciiCount += 1;
  return Math.ceil(asciiCount / ASCII_CHARACTERS_PER_TOKEN + (text.length - asciiCount) / OTHER_CHARACTERS_PER_TOKEN);
}
