import { html, type Html, printable } from './html.js';
import { scriptOf } from './script.js';

/** What an element says of the text it holds: its font and its language, where they are not those of the document. */
function writtenIn(text: string): Html {
  const found = scriptOf(text);
  return found ? html` class="${found.script}" lang="${found.lang}"` : html``;
}

/** A text of the person within a line: its direction is its own and ends with it. */
export const written = (text: string): Html => html`<bdi${writtenIn(text)}>${text.replace(/\s+/g, ' ').trim()}</bdi>`;

/** Texts in a line, apart; what holds nothing is left out. */
export function inLine(texts: readonly (string | Html | undefined)[], between: string): Html {
  const there = texts.filter((text) => text !== undefined && text !== '');
  return html`${there.map((text, index) => [
    index > 0 && html`<span class="between">${between}</span>`,
    typeof text === 'string' ? written(text) : text,
  ])}`;
}

const BULLET = /^\s*[-–—*•‣▪●○◦·]\s+/u;

interface Block {
  readonly isList: boolean;
  readonly lines: string[];
}

/** A description: a paragraph a line, and lists where lines begin like an item of one. */
export function prose(text: string): Html {
  const blocks: Block[] = [];
  for (const line of printable(text)
    .split('\n')
    .filter((one) => one.trim() !== '')) {
    const isList = BULLET.test(line);
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return html`${blocks.map(({ isList, lines }) => (isList ? list(lines) : lines.map(paragraph)))}`;
}

const paragraph = (line: string): Html => html`<p dir="auto" ${writtenIn(line)}>${line.trim()}</p>`;

const list = (lines: readonly string[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li dir="auto" ${writtenIn(line)}>${line.replace(BULLET, '').trim()}</li>`)}
  </ul>`;
