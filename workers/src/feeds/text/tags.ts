import type { TagHandler } from '@trackrecord/contracts/jobs/tag-handler';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

const noop = (): void => undefined;

/**
 * Reads HTML tag by tag, however broken. Builds no tree and closes no open elements, which would take time quadratic in
 * the depth.
 */
export function readTags(html: string, { onOpenTag, onCloseTag, onText }: TagHandler): void {
  const getName = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const endOpenTag = (): void => onOpenTag(tag, attributes);
  const callbacks: TokenizerCallbacks = {
    onopentagname: (start, end) => {
      tag = getName(start, end);
      attributes = new Map();
    },
    onattribname: (start, end) => {
      attribute = getName(start, end);
      value = '';
    },
    onattribdata: (start, end) => (value += html.slice(start, end)),
    onattribentity: (codePoint) => (value += String.fromCodePoint(codePoint)),
    onattribend: () => attributes.set(attribute, value),
    onopentagend: endOpenTag,
    onselfclosingtag: endOpenTag,
    onclosetag: (start, end) => onCloseTag(getName(start, end)),
    ontext: (start, end) => onText(html.slice(start, end)),
    ontextentity: (codePoint) => onText(String.fromCodePoint(codePoint)),
    oncdata: noop,
    oncomment: noop,
    ondeclaration: noop,
    onprocessinginstruction: noop,
    onend: noop,
  };
  const tokenizer = new Tokenizer({}, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}
