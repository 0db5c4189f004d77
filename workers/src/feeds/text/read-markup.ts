import { readTags } from './tags.js';
import { Writing } from './writing.js';

/** Elements surrounded by empty lines. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'pre', 'hr', 'section', 'article', 'figure'],
  ...['header', 'footer', 'address', 'dl', 'form', 'fieldset', 'main', 'nav', 'aside'],
]);
const LISTS = new Set(['ul', 'ol', 'menu']);
const LINES = new Set(['div', 'tr', 'dt', 'dd', 'caption', 'legend', 'figcaption', 'details', 'summary', 'option']);
const CELLS = new Set(['td', 'th']);

/** Elements that browsers do not show, or only as a fallback. */
const UNSEEN = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg'],
  ...['math', 'canvas', 'audio', 'video', 'textarea', 'select', 'datalist', 'dialog'],
]);

/** Void elements cannot hide content. */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'embed', 'link', 'meta', 'source', 'track', 'area']);

/** Converts HTML to text as a reader sees it: empty lines between paragraphs, "• " before list items. */
export function readMarkup(html: string): string {
  const writing = new Writing();
  const unseen = new Unseen();
  let lists = 0;
  let pres = 0;
  // Within a list, paragraphs are single lines: an empty line would end it.
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

/** Tracks the hidden element being read, and the nesting depth of elements with its name. */
class Unseen {
  #name = '';
  #depth = 0;

  get isIn(): boolean {
    return this.#depth > 0;
  }

  /** Handles an opening tag; returns true if it is hidden. */
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

  /** Handles a closing tag; returns true if it was hidden. */
  closes(name: string): boolean {
    if (!this.isIn) return false;
    if (name === this.#name) this.#depth -= 1;
    return true;
  }
}

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('hidden') || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '');
