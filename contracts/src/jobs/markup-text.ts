// Without zod and without Node, because the browser extension loads it.
import type { ReadTags } from './tag-handler.js';
import { TextWriter } from './text-writer.js';

/** Elements surrounded by empty lines. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'pre', 'hr', 'section', 'article', 'figure'],
  ...['header', 'footer', 'address', 'dl', 'form', 'fieldset', 'main', 'nav', 'aside'],
]);
const LISTS = new Set(['ul', 'ol', 'menu']);
/** Elements that begin and end a line. */
const LINES = new Set(['div', 'tr', 'dt', 'dd', 'caption', 'legend', 'figcaption', 'details', 'summary', 'option']);
const CELLS = new Set(['td', 'th']);

/** Elements that browsers do not show, or only as a fallback. */
const HIDDEN_ELEMENTS = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg'],
  ...['math', 'canvas', 'audio', 'video', 'textarea', 'select', 'datalist', 'dialog'],
]);

/** Void elements cannot hide content. */
const VOID_ELEMENTS = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'embed',
  'link',
  'meta',
  'source',
  'track',
  'area',
]);

/** Tags that separate lines. In a text without any, line breaks do. */
const LAYOUT =
  /<\/?(?:p|br|hr|ul|ol|li|div|h[1-6]|table|tr|t[dh]|d[ltd]|pre|section|article|main|header|footer|body)(?![\w-])/i;

/** Returns true if HTML has tags that separate lines. */
export const hasLayout = (html: string): boolean => LAYOUT.test(html);

/** Converts HTML to text as a reader sees it: empty lines between paragraphs, "• " before list items. */
export function markupToText(html: string, readTags: ReadTags): string {
  const writer = new TextWriter();
  const hiddenElement = new HiddenElement();
  let listDepth = 0;
  let preDepth = hasLayout(html) ? 0 : 1;
  // Within a list, paragraphs are single lines: an empty line would end the list.
  const breakBlock = (): void => writer.requestBreaks(listDepth > 0 ? 1 : 2);

  readTags(html, {
    onOpenTag: (name, attributes) => {
      if (hiddenElement.open(name, attributes)) return;
      if (name === 'br') writer.addLineBreak();
      if (name === 'li') writer.startItem();
      if (name === 'pre') preDepth += 1;
      if (CELLS.has(name)) writer.requestSpace();
      if (LINES.has(name)) writer.requestBreaks(1);
      if (BLOCKS.has(name) || LISTS.has(name)) breakBlock();
      if (LISTS.has(name)) listDepth += 1;
    },
    onCloseTag: (name) => {
      if (hiddenElement.close(name)) return;
      if (name === 'li') writer.endItem();
      if (name === 'pre') preDepth = Math.max(0, preDepth - 1);
      if (CELLS.has(name)) writer.requestSpace();
      if (LINES.has(name)) writer.requestBreaks(1);
      if (LISTS.has(name)) listDepth = Math.max(0, listDepth - 1);
      if (BLOCKS.has(name) || LISTS.has(name)) breakBlock();
    },
    onText: (text) => {
      if (hiddenElement.isOpen) return;
      if (preDepth > 0) writer.writeLines(text);
      else writer.writeWords(text);
    },
  });
  return writer.text;
}

/** Tracks the hidden element being read, and the nesting depth of elements with its name. */
class HiddenElement {
  #name = '';
  #depth = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Handles an opening tag; returns true if it is hidden. */
  open(name: string, attributes: ReadonlyMap<string, string>): boolean {
    if (this.isOpen) {
      if (name === this.#name) this.#depth += 1;
      return true;
    }
    // The content of an open shadow root is shown.
    if (name === 'template' && attributes.has('shadowrootmode')) return false;
    if (VOID_ELEMENTS.has(name) || !(HIDDEN_ELEMENTS.has(name) || isHidden(attributes))) return false;
    this.#name = name;
    this.#depth = 1;
    return true;
  }

  /** Handles a closing tag; returns true if it was hidden. */
  close(name: string): boolean {
    if (!this.isOpen) return false;
    if (name === this.#name) this.#depth -= 1;
    return true;
  }
}

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.has('hidden') || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '');
