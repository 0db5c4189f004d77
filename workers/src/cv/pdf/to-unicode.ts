import { hexToCodes, codeToHex, textToHex, hexToText } from './hex.js';

const SECTIONS = /begin(bfchar|bfrange)([\s\S]*?)endbf/g;
const PAIR = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>/g;
const RANGE = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g;

/** Parses a ToUnicode map as written by Chromium (no arrays in ranges). */
export function readToUnicode(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, kind, body = ''] of map.matchAll(SECTIONS)) {
    if (kind === 'bfchar') {
      for (const [, code = '', text = ''] of body.matchAll(PAIR)) texts.set(parseCode(code), hexToText(text));
    } else {
      for (const [, first = '', last = '', text = ''] of body.matchAll(RANGE))
        addRange(texts, parseCode(first), parseCode(last), hexToText(text));
    }
  }
  return texts;
}

const parseCode = (hex: string): number => hexToCodes(hex)[0] ?? 0;

function addRange(texts: Map<number, string>, first: number, last: number, text: string): void {
  const prefix = text.slice(0, -1);
  const lastCodeUnit = text.charCodeAt(text.length - 1);
  for (let code = first; code <= last; code++)
    texts.set(code, prefix + String.fromCharCode(lastCodeUnit + code - first));
}

/** The PDF limit of entries per section. */
const MAX_ENTRIES_PER_SECTION = 100;

/** Writes a ToUnicode map in order of codes; omits codes without text. */
export function writeToUnicode(texts: ReadonlyMap<number, string>): string {
  const entries = [...texts]
    .filter(([, text]) => text !== '' && text !== '\0')
    .sort(([a], [b]) => a - b)
    .map(([code, text]) => `<${codeToHex(code)}> <${textToHex(text)}>`);
  const sections: string[] = [];
  for (let at = 0; at < entries.length; at += MAX_ENTRIES_PER_SECTION) {
    const section = entries.slice(at, at + MAX_ENTRIES_PER_SECTION);
    sections.push(`${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`);
  }
  return head + sections.join('') + tail;
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
