import { getChildren, getName } from './dom-properties';

const MAX_LENGTH = 500_000;
const HIDDEN_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'iframe',
  'object',
  'textarea',
  'select',
]);
const PARAGRAPH_ELEMENTS = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'section',
  'article',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
]);
const LINE_ELEMENTS = new Set(['div', 'tr', 'dt', 'dd', 'blockquote']);
/** Finds tags in the text of HTML that was escaped twice. */
const MARKUP = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|span|h[1-6])\b[^<>]{0,1000}>/i;

/**
 * Converts HTML, possibly escaped twice, to plain text: paragraphs are separated by empty lines, and list items begin
 * with "• ". The HTML is parsed into a document that is never shown: nothing of it runs or is loaded.
 */
export function toPlainText(html: string): string {
  const text = extractText(html.slice(0, MAX_LENGTH));
  return MARKUP.test(text) ? extractText(text) : text;
}

function extractText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts: string[] = [];
  // The recursion cannot become too deep: DOMParser limits how deep elements nest.
  const visit = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data.replace(/\s+/gu, ' '));
    if (!(node instanceof Element)) return;
    const name = getName(node);
    if (HIDDEN_ELEMENTS.has(name)) return;
    const gap = PARAGRAPH_ELEMENTS.has(name) ? '\n\n' : LINE_ELEMENTS.has(name) || name === 'li' ? '\n' : '';
    if (name === 'br') parts.push('\n');
    parts.push(gap);
    if (name === 'li') parts.push('• ');
    for (const child of getChildren(node)) visit(child);
    parts.push(gap);
  };
  visit(body);
  return (
    parts
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // Items of a list are lines, not paragraphs.
      .replace(/^(• .*)\n\n(?=• )/gm, '$1\n')
      .trim()
  );
}
