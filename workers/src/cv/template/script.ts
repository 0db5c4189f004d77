/** The scripts that are detected, with the font and the most likely language of each. */
export const SCRIPTS = [
  { name: 'arabic', lang: 'ar', font: 'Vazirmatn', letters: /\p{Script=Arabic}/gu },
  { name: 'hebrew', lang: 'he', font: 'Noto Sans Hebrew', letters: /\p{Script=Hebrew}/gu },
  { name: 'devanagari', lang: 'hi', font: 'Noto Sans', letters: /\p{Script=Devanagari}/gu },
  { name: 'bengali', lang: 'bn', font: 'Noto Sans Bengali', letters: /\p{Script=Bengali}/gu },
  { name: 'gujarati', lang: 'gu', font: 'Noto Sans Gujarati', letters: /\p{Script=Gujarati}/gu },
  { name: 'gurmukhi', lang: 'pa', font: 'Noto Sans Gurmukhi', letters: /\p{Script=Gurmukhi}/gu },
  { name: 'kannada', lang: 'kn', font: 'Noto Sans Kannada', letters: /\p{Script=Kannada}/gu },
  { name: 'malayalam', lang: 'ml', font: 'Noto Sans Malayalam', letters: /\p{Script=Malayalam}/gu },
  { name: 'tamil', lang: 'ta', font: 'Noto Sans Tamil', letters: /\p{Script=Tamil}/gu },
  { name: 'telugu', lang: 'te', font: 'Noto Sans Telugu', letters: /\p{Script=Telugu}/gu },
  { name: 'thai', lang: 'th', font: 'Noto Sans Thai', letters: /\p{Script=Thai}/gu },
  { name: 'hangul', lang: 'ko', font: 'Noto Sans KR', letters: /\p{Script=Hangul}/gu },
  { name: 'kana', lang: 'ja', font: 'Noto Sans JP', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'han', lang: 'zh', font: 'Noto Sans SC', letters: /\p{Script=Han}/gu },
  { name: 'greek', lang: 'el', font: 'Noto Sans', letters: /\p{Script=Greek}/gu },
] as const;

export type Script = (typeof SCRIPTS)[number]['name'];

/** A script and its most likely language. */
export interface DetectedScript {
  readonly script: Script;
  readonly lang: string;
}

const countLetters = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Detects the script of most letters. Returns undefined for Latin and scripts that are not listed. */
export function detectScript(text: string): DetectedScript | undefined {
  if (!/[^\u0000-\u036f]/.test(text)) return undefined;
  const counts = SCRIPTS.map(({ name, lang, letters }) => ({
    script: name,
    lang,
    letterCount: countLetters(text, letters),
  }));
  // Japanese mixes kana and Han.
  const isJapanese = counts.some(({ script, letterCount }) => script === 'kana' && letterCount > 0);
  const adjustedCounts = isJapanese
    ? counts.map((count) =>
        count.script === 'kana'
          ? { ...count, letterCount: count.letterCount + countLetters(text, /\p{Script=Han}/gu) }
          : count,
      )
    : counts;
  const [mainScript] = adjustedCounts.toSorted((a, b) => b.letterCount - a.letterCount);
  if (!mainScript || mainScript.letterCount * 2 < countLetters(text, /\p{L}/gu)) return undefined;
  return { script: mainScript.script, lang: mainScript.lang };
}

/** Returns the direction of the main script of a text. */
export function getTextDirection(text: string): 'ltr' | 'rtl' {
  const script = detectScript(text)?.script;
  return script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr';
}
