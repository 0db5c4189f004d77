import { removeBullet } from '../../bullets.js';
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

interface Block {
  readonly isList: boolean;
  readonly lines: string[];
}

/** Renders a description: a paragraph per line, and lists for bullet lines. */
export function renderProse(text: string): Html {
  const blocks: Block[] = [];
  for (const { words, isItem } of splitProse(text)) {
    const lastBlock = blocks.at(-1);
    if (lastBlock?.isList === isItem) lastBlock.lines.push(words);
    else blocks.push({ isList: isItem, lines: [words] });
  }
  return html`${blocks.map(({ isList, lines }) => (isList ? renderList(lines) : lines.map(renderParagraph)))}`;
}

interface ProseLine {
  readonly words: string;
  readonly isItem: boolean;
}

/** Splits a text into its lines that are not empty. A bullet alone on a line, as in text of PDFs, belongs to the next. */
function splitProse(text: string): readonly ProseLine[] {
  let isAfterBullet = false;
  return text.split(LINE_BREAK).flatMap((line) => {
    const item = removeBullet(line);
    const words = removeUnprintable(item ?? line).trim();
    const isItem = item !== undefined || isAfterBullet;
    isAfterBullet = words === '' && isItem;
    return words === '' ? [] : [{ words, isItem }];
  });
}

const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/;

const renderParagraph = (line: string): Html => html`<p dir="auto" ${renderScriptAttributes(line)}>${line}</p>`;

const renderList = (lines: readonly string[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li dir="auto" ${renderScriptAttributes(line)}>${line}</li>`)}
  </ul>`;
