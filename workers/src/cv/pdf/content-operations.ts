/** One operation of a page's content: its operands as written, and all of it as written. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
  readonly written: string;
}

const token =
  /\s+|%[^\r\n]*|\((?:[^()\\]|\\[\s\S])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/gy;
const space = /^[\s%]/;
const operand = /^[(<>[\]/]|^[-+.\d]|^(?:true|false|null)$/;

/**
 * The operations of a page's content (bytes as latin-1), in order. Inline images are not read: Chromium writes none.
 *
 * @throws Error where the content holds what no PDF content may.
 */
export function* operationsOf(content: string): Generator<Operation> {
  let operands: string[] = [];
  let start = 0;
  let end = 0;
  for (const { 0: text, index } of content.matchAll(token)) {
    if (index !== end) break;
    end = index + text.length;
    if (space.test(text)) continue;
    if (operands.length === 0) start = index;
    operands.push(text);
    if (operand.test(text)) continue;
    yield { operator: text, operands: operands.slice(0, -1), written: content.slice(start, end) };
    operands = [];
  }
  if (end !== content.length) throw new Error(`A page's content cannot be read at byte ${end}`);
}
