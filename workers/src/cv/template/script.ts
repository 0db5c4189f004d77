/** The scripts that are set in a font of their own, blanks included, and the language that each most likely stands for. */
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

/** A script, and the language it most likely stands for. */
export interface WrittenIn {
  readonly script: Script;
  readonly lang: string;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The script that most letters of a text are of; nothing where that is Latin, or any other without a font of its own. */
export function scriptOf(text: string): WrittenIn | undefined {
  if (!/[^\u0000-\u036f]/.test(text)) return undefined;
  const counted = SCRIPTS.map(({ name, lang, letters }) => ({ script: name, lang, letters: count(text, letters) }));
  // Japanese mixes the two.
  const isJapanese = counted.some(({ script, letters }) => script === 'kana' && letters > 0);
  const merged = isJapanese
    ? counted.map((one) =>
        one.script === 'kana' ? { ...one, letters: one.letters + count(text, /\p{Script=Han}/gu) } : one,
      )
    : counted;
  const [most] = merged.toSorted((a, b) => b.letters - a.letters);
  if (!most || most.letters * 2 < count(text, /\p{L}/gu)) return undefined;
  return { script: most.script, lang: most.lang };
}

/** Where a text begins, by the script that most of its letters are of. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const script = scriptOf(text)?.script;
  return script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr';
}
