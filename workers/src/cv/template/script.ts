/** The scripts that are set in a font of their own. */
const SCRIPTS = [
  { name: 'arabic', lang: 'ar', letters: /\p{Script=Arabic}/gu },
  { name: 'hebrew', lang: 'he', letters: /\p{Script=Hebrew}/gu },
  { name: 'devanagari', lang: 'hi', letters: /\p{Script=Devanagari}/gu },
  { name: 'hangul', lang: 'ko', letters: /\p{Script=Hangul}/gu },
  { name: 'kana', lang: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'han', lang: 'zh', letters: /\p{Script=Han}/gu },
  { name: 'greek', lang: 'el', letters: /\p{Script=Greek}/gu },
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
