/** An operation of a content stream, as written. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
  readonly source: string;
}

const TOKEN =
  /\s+|%[^\r\n]*|\((?:[^()\\]|\\[\s\S])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/gy;
const WHITESPACE = /^[\s%]/;
const OPERAND = /^[(<>[\]/]|^[-+.\d]|^(?:true|false|null)$/;

/**
 * Parses the operations of a content stream (bytes as latin-1). Does not support inline images, because Chromium writes
 * none.
 *
 * @throws Error if the content is invalid.
 */
export function* parseOperations(content: string): Generator<Operation> {
  let operands: string[] = [];
  let start = 0;
  let end = 0;
  for (const { 0: text, index } of content.matchAll(TOKEN)) {
    if (index !== end) break;
    end = index + text.length;
    if (WHITESPACE.test(text)) continue;
    if (operands.length === 0) start = index;
    operands.push(text);
    if (OPERAND.test(text)) continue;
    yield { operator: text, operands: operands.slice(0, -1), source: content.slice(start, end) };
    operands = [];
  }
  if (end !== content.length) throw new Error(`A page's content cannot be read at byte ${end}`);
}
