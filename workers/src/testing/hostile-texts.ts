import { MARKUP, STYLES, TEMPLATES } from './hostile-markup.js';

/** Maximum length of a description in UTF-16 units (contracts, `prose`). */
const MAX_LENGTH = 10_000;

/** Repeats a text up to the maximum length of a description. */
const repeatToMaxLength = (text: string): string => text.repeat(Math.floor(MAX_LENGTH / text.length));

/** Returns all characters in a range of code points. */
const createCharacterRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Injections into commands, file names, headers, PDFs and JavaScript objects. */
const INJECTIONS: readonly string[] = [
  ...['; rm -rf / #', '$(curl http://HERE/x)', '`curl http://HERE/x`', "' OR 1=1 --", '../../../etc/passwd', 'C:\\con'],
  ...[
    'resume.pdf\r\nSet-Cookie: a=b',
    '%00%0d%0a',
    '%s%s%n',
    '$& $` $1 $$',
    '\\',
    '\\u003cscript\\u003e',
    '\\3c/style\\3e',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    'null',
    'NaN',
    '[object Object]',
    '-1e309',
    '=1+1',
    '@SUM(A1)',
  ],
  ...[
    '%PDF-1.7',
    ') Tj ET Q',
    'endstream endobj',
    '(((((',
    '/Span<</ActualText <FEFF0041>>> BDC',
    '<FEFF0041>',
    'þÿ\0A',
  ],
  ...['/URI (http://HERE/x)', '/S /JavaScript /JS (app.alert(1))', '<?xpacket end="w"?>', '</rdf:Description>'],
];

const RLO = '\u202e';
const RLI = '\u2067';
const ZWJ = '\u200d';
const FAMILY = ['👩', '👩', '👧', '👦'].join(ZWJ);

const DIRECTIONS: readonly string[] = [
  ...['\u202a', '\u202b', '\u202d', RLO, '\u2066', RLI, '\u2068'].map(
    (mark) => `Engineer ${mark}of software 2024 (lead)`,
  ),
  ...['\u202c', '\u2069', '\u200e', '\u200f', '\u061c'].map((mark) => `${mark}Engineer${mark.repeat(3)} of`),
  `${RLO}fdp.emuser${RLI}`,
  `${RLI.repeat(9_000)}x`,
  `${(RLO + RLI).repeat(200)}Engineer`,
  'مرحبا Engineer في 2024 (دبي) <b>שלום</b>',
];

const ZERO_WIDTH = ['\u200b', '\u200c', ZWJ, '\u2060', '\ufeff', '\u00ad'];
const BLANKS = ['\u00a0', '\u3000', '\u3164', '\u2800', '\u180e', '\t', '\n'];
const LINE_BREAKS = ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\r'];

const INVISIBLE: readonly string[] = [
  ...[...ZERO_WIDTH, ...LINE_BREAKS].map((mark) => `${mark}Eng${mark}ineer${mark}`),
  ...['\u200b', ZWJ, '\u2029', ...BLANKS].map((mark) => `a${mark.repeat(9_000)}b`),
];

const ODD_CHARACTERS: readonly string[] = [
  `a${createCharacterRange(0x00, 0x1f)}b`,
  `a${createCharacterRange(0x7f, 0x9f)}b`,
  `a${createCharacterRange(0xfdd0, 0xfdef)}\ufffe\uffff\u{1ffff}\u{10ffff}b`,
  `a${createCharacterRange(0xfff9, 0xfffd)}${createCharacterRange(0xe000, 0xe010)}\u{f0000}b`,
  `a${createCharacterRange(0xe0001, 0xe007f)}b`,
  'lone \ud800 and \udc00 and \udfff\ud800',
  '\udc00'.repeat(200),
  // These have crashed text engines.
  'జ్ఞ‌ా జ్ఞా',
  'لُلُصّبُلُلصّبُررً ॣ ॣh ॣ ॣ 冗',
];

const CLUSTERS: readonly string[] = [
  `a${'\u0301'.repeat(9_000)}`,
  repeatToMaxLength(`Z\u0351\u036b\u0343\u036a\u0302\u0321\u0331`),
  `${'\u0301\u0489\u20dd'.repeat(60)}begins with marks`,
  `ก${'\u0e49'.repeat(500)} ཀ${'\u0f71\u0f72'.repeat(200)}`,
  repeatToMaxLength('\u1100\u1161\u11a8'),
  repeatToMaxLength(FAMILY),
  `${FAMILY} 👍🏽 🏳️‍🌈 1️⃣ 🏴\u{e0067}\u{e0062}\u{e007f} 🇩🇪🇩 ❤️\ufe0e`,
  `👩${ZWJ.repeat(500)}👩`,
  repeatToMaxLength('🇦'),
  `x${'\ufe0f'.repeat(2_000)}`,
  repeatToMaxLength('\ufdfd'),
];

const LONG_TEXTS: readonly string[] = [
  ...['a', 'W', '字', 'مرحبا', '.', '-', '_', '/', '"', '&', '<', '<!--', '<div>', '](', '\u2060a', '\u00a0'].map(
    repeatToMaxLength,
  ),
  repeatToMaxLength('word\n'),
  repeatToMaxLength('- \n'),
  `https://images.test/${'a'.repeat(9_000)}`,
];

const EMPTY_TEXTS: readonly string[] = ['', ' ', '\n', '\u200b', '\0'];

/**
 * Returns hostile texts, none longer than a description. Requests in them go to a port of the loopback interface.
 * Shorter fields use their start.
 */
export function createHostileTexts(port: number): readonly string[] {
  const texts = [
    ...[...MARKUP, ...STYLES, ...TEMPLATES, ...INJECTIONS, ...DIRECTIONS, ...INVISIBLE, ...ODD_CHARACTERS],
    ...[...CLUSTERS, ...LONG_TEXTS, ...EMPTY_TEXTS],
  ];
  return texts.map((text) => text.replaceAll('HERE', `127.0.0.1:${String(port)}`));
}
