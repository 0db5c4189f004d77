import { readTags } from './tags.js';
import { Writing } from './writing.js';

/** What stands apart from its surroundings by an empty line. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'pre', 'hr', 'section', 'article', 'figure'],
  ...['header', 'footer', 'address', 'dl', 'form', 'fieldset', 'main', 'nav', 'aside'],
]);
const LISTS = new Set(['ul', 'ol', 'menu']);
const LINES = new Set(['div', 'tr', 'dt', 'dd', 'caption', 'legend', 'figcaption', 'details', 'summary', 'option']);
const CELLS = new Set(['td', 'th']);

/** What no browser shows, or shows only in place of something else. */
const UNSEEN = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg'],
  ...['math', 'canvas', 'audio', 'video', 'textarea', 'select', 'datalist', 'dialog'],
]);

/** What holds nothing, so that nothing in it can be hidden. */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'embed', 'link', 'meta', 'source', 'track', 'area']);

/** The text of HTML as a reader sees it: paragraphs by empty lines, items by "• ". */
export function readMarkup(html: string): string {
  const writing = new Writing();
  const unseen = new Unseen();
  let lists = 0;
  let pres = 0;
  // Within a list, paragraphs are lines: an empty line would end it.
  const block = (): void => writing.breaks(lists > 0 ? 1 : 2);

  readTags(html, {
    opened: (name, attributes) => {
      if (unseen.opens(name, attributes)) return;
      if (name === 'br') writing.breaksLine();
      if (name === 'li') writing.item();
      if (name === 'pre') pres += 1;
      if (CELLS.has(name)) writing.blank();
      if (LINES.has(name)) writing.breaks(1);
      if (BLOCKS.has(name) || LISTS.has(name)) block();
      if (LISTS.has(name)) lists += 1;
    },
    closed: (name) => {
      if (unseen.closes(name)) return;
      if (name === 'li') writing.itemEnds();
      if (name === 'pre') pres = Math.max(0, pres - 1);
      if (CELLS.has(name)) writing.blank();
      if (LINES.has(name)) writing.breaks(1);
      if (LISTS.has(name)) lists = Math.max(0, lists - 1);
      if (BLOCKS.has(name) || LISTS.has(name)) block();
    },
    text: (text) => {
      if (unseen.isIn) return;
      if (pres > 0) writing.lines(text);
      else writing.words(text);
    },
  });
  return writing.text;
}

/** The element that is not seen in which the reading is, if any, and how many of its name are open in it. */
class Unseen {
  #name = '';
  #depth = 0;

  get isIn(): boolean {
    return this.#depth > 0;
  }

  /** Notes that an element begins; whether nothing of it is seen. */
  opens(name: string, attributes: ReadonlyMap<string, string>): boolean {
    if (this.isIn) {
      if (name === this.#name) this.#depth += 1;
      return true;
    }
    if (EMPTY.has(name) || !(UNSEEN.has(name) || isHidden(attributes))) return false;
    this.#name = name;
    this.#depth = 1;
    return true;
  }

  /** Notes that an element ends; whether nothing of it was seen. */
  closes(name: string): boolean {
    if (!this.isIn) return false;
    if (name === this.#name) this.#depth -= 1;
    return true;
  }
}

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('hidden') || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '');
