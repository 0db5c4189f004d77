/** A piece of HTML that is safe to put into a document: made by {@link html} only. */
export class Html {
  constructor(readonly source: string) {}
}

/** A style sheet of ours: nothing in it can end it. */
export const styleSheet = (css: string): Html => new Html(`<style>${css.replace(/</g, '')}</style>`);

type Value = Html | string | number | false | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Control characters but tab and line feed; lone halves of surrogate pairs; what turns the direction of what follows. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without what cannot be printed. */
export const printable = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNPRINTABLE, '');

const escaped = (text: string): string => printable(text).replace(/[&<>"'`]/g, (letter) => ENTITIES[letter] ?? '');

/** HTML from a template: every text in it is escaped, whether it stands between tags or in a quoted attribute. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + source(values[index])).join(''));

function source(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(source).join('');
  return escaped(String(value));
}
