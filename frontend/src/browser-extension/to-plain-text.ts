const MAX_LENGTH = 500_000;
const HIDDEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'IFRAME', 'OBJECT', 'TEXTAREA', 'SELECT']);
const PARAGRAPHS = new Set(['P', 'UL', 'OL', 'TABLE', 'SECTION', 'ARTICLE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'PRE']);
const LINES = new Set(['DIV', 'TR', 'DT', 'DD', 'BLOCKQUOTE']);
const MARKUP = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|span|h[1-6])\b[^<>]{0,1000}>/i;

/**
 * Converts HTML, possibly escaped twice, to plain text: paragraphs are separated by empty lines, and list items begin
 * with "• ". The HTML is parsed into a document that is never shown: nothing of it runs or is loaded.
 */
export function toPlainText(html: string): string {
  const text = parse(html.slice(0, MAX_LENGTH));
  return MARKUP.test(text) ? parse(text) : text;
}

function parse(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts: string[] = [];
  // The parser limits the depth of elements.
  const visit = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data.replace(/\s+/gu, ' '));
    if (!(node instanceof Element) || HIDDEN.has(node.tagName)) return;
    const { tagName } = node;
    const gap = PARAGRAPHS.has(tagName) ? '\n\n' : LINES.has(tagName) || tagName === 'LI' ? '\n' : '';
    if (tagName === 'BR') parts.push('\n');
    parts.push(gap);
    if (tagName === 'LI') parts.push('• ');
    for (const child of node.childNodes) visit(child);
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
