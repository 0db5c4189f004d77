import { html, type Html, removeUnprintable } from './html.js';
import { detectScript } from './script.js';

/** Returns class and language of a text's script, if it differs from the document. */
function renderScriptAttributes(text: string): Html {
  const detectedScript = detectScript(text);
  return detectedScript ? html` class="${detectedScript.script}" lang="${detectedScript.lang}"` : html``;
}

/** Renders inline user text, isolated in its own direction. */
export const renderInlineText = (text: string): Html =>
  html`<bdi${renderScriptAttributes(text)}>${text.replace(/\s+/g, ' ').trim()}</bdi>`;

/** Joins inline texts, omitting empty ones. */
export function joinInline(texts: readonly (string | Html | undefined)[], separator: string): Html {
  const nonEmptyTexts = texts.filter((text) => text !== undefined && text !== '');
  return html`${nonEmptyTexts.map((text, index) => [
    index > 0 && html`<span class="between">${separator}</span>`,
    typeof text === 'string' ? renderInlineText(text) : text,
  ])}`;
}

const BULLET = /^\s*[-–—*•‣▪●○◦·]\s+/u;

interface Block {
  readonly isList: boolean;
  readonly lines: string[];
}

/** Renders a description: a paragraph per line, and lists for bullet lines. */
export function renderProse(text: string): Html {
  const blocks: Block[] = [];
  for (const line of removeUnprintable(text)
    .split('\n')
    .filter((proseLine) => proseLine.trim() !== '')) {
    const isList = BULLET.test(line);
    const lastBlock = blocks.at(-1);
    if (lastBlock?.isList === isList) lastBlock.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return html`${blocks.map(({ isList, lines }) => (isList ? renderList(lines) : lines.map(renderParagraph)))}`;
}

const renderParagraph = (line: string): Html => html`<p dir="auto" ${renderScriptAttributes(line)}>${line.trim()}</p>`;

const renderList = (lines: readonly string[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li dir="auto" ${renderScriptAttributes(line)}>${line.replace(BULLET, '').trim()}</li>`)}
  </ul>`;
