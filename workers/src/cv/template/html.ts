/** A safe piece of HTML, created only by `html` and `renderStyleSheet`. */
export class Html {
  constructor(readonly source: string) {}
}

/** Creates a style sheet that cannot be closed from within. */
export const renderStyleSheet = (css: string): Html => new Html(`<style>${css.replace(/</g, '')}</style>`);

type Value = Html | string | number | false | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/**
 * Control characters except tab and line feed, lone surrogates, bidirectional controls, the private use area, and
 * characters that only tell where a line may break, which readers of PDFs take for parts of words.
 */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}|\p{Co}/gu;

/** Arrows and a smile that Word writes with characters of the private use area. */
const WORD_SYMBOLS: Readonly<Record<string, string>> = { '\uf0e0': '→', '\uf0df': '←', '\uf04a': '☺' };

/** Removes unprintable characters. */
export const removeUnprintable = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNPRINTABLE, (character) => WORD_SYMBOLS[character] ?? '');

const escapeHtml = (text: string): string =>
  removeUnprintable(text).replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');

/** Tagged template for HTML: escapes every value, for use between tags or in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + toSource(values[index])).join(''));

function toSource(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(toSource).join('');
  return escapeHtml(String(value));
}
