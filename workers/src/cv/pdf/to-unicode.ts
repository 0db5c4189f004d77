import { codesOfHex, hexOfCode, hexOfText, textOfHex } from './hex.js';

const sections = /begin(bfchar|bfrange)([\s\S]*?)endbf/g;
const pair = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>/g;
const range = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g;

/** What the codes of a font say, from its ToUnicode map as Chromium writes it (no arrays in ranges). */
export function readToUnicode(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, kind, body = ''] of map.matchAll(sections)) {
    if (kind === 'bfchar') {
      for (const [, code = '', text = ''] of body.matchAll(pair)) texts.set(codeOf(code), textOfHex(text));
    } else {
      for (const [, first = '', last = '', text = ''] of body.matchAll(range))
        addRange(texts, codeOf(first), codeOf(last), textOfHex(text));
    }
  }
  return texts;
}

const codeOf = (hex: string): number => codesOfHex(hex)[0] ?? 0;

function addRange(texts: Map<number, string>, first: number, last: number, text: string): void {
  const head = text.slice(0, -1);
  const tail = text.charCodeAt(text.length - 1);
  for (let code = first; code <= last; code++) texts.set(code, head + String.fromCharCode(tail + code - first));
}

/** PDF allows at most this many entries in one section of a map. */
const perSection = 100;

/** A ToUnicode map of these codes, in the order of the codes; a code without text is left out. */
export function writeToUnicode(texts: ReadonlyMap<number, string>): string {
  const entries = [...texts]
    .filter(([, text]) => text !== '' && text !== '\0')
    .sort(([a], [b]) => a - b)
    .map(([code, text]) => `<${hexOfCode(code)}> <${hexOfText(text)}>`);
  const parts: string[] = [];
  for (let at = 0; at < entries.length; at += perSection) {
    const some = entries.slice(at, at + perSection);
    parts.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`);
  }
  return head + parts.join('') + tail;
}

const head = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo
<< /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
`;

const tail = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
