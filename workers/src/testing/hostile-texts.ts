import { MARKUP, STYLES, TEMPLATES } from './hostile-markup.js';

/** Everything a description can be at most, in UTF-16 units (contracts, `prose`). */
const MOST = 10_000;

/** A text over and over, as often as a description holds it. */
const filledWith = (text: string): string => text.repeat(Math.floor(MOST / text.length));

/** Every character from one to another, by code point. */
const characters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What ends up in a command, a file name, a header, a PDF or a JavaScript object. */
const OTHER_LANGUAGES: readonly string[] = [
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
const BLANK = ['\u00a0', '\u3000', '\u3164', '\u2800', '\u180e', '\t', '\n'];
const BREAKS = ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\r'];

const INVISIBLE: readonly string[] = [
  ...[...ZERO_WIDTH, ...BREAKS].map((mark) => `${mark}Eng${mark}ineer${mark}`),
  ...['\u200b', ZWJ, '\u2029', ...BLANK].map((mark) => `a${mark.repeat(9_000)}b`),
];

const ODD_CHARACTERS: readonly string[] = [
  `a${characters(0x00, 0x1f)}b`,
  `a${characters(0x7f, 0x9f)}b`,
  `a${characters(0xfdd0, 0xfdef)}\ufffe\uffff\u{1ffff}\u{10ffff}b`,
  `a${characters(0xfff9, 0xfffd)}${characters(0xe000, 0xe010)}\u{f0000}b`,
  `a${characters(0xe0001, 0xe007f)}b`,
  'lone \ud800 and \udc00 and \udfff\ud800',
  '\udc00'.repeat(200),
  // These have made text engines crash.
  'జ్ఞ‌ా జ్ఞా',
  'لُلُصّبُلُلصّبُررً ॣ ॣh ॣ ॣ 冗',
];

const CLUSTERS: readonly string[] = [
  `a${'\u0301'.repeat(9_000)}`,
  filledWith(`Z\u0351\u036b\u0343\u036a\u0302\u0321\u0331`),
  `${'\u0301\u0489\u20dd'.repeat(60)}begins with marks`,
  `ก${'\u0e49'.repeat(500)} ཀ${'\u0f71\u0f72'.repeat(200)}`,
  filledWith('\u1100\u1161\u11a8'),
  filledWith(FAMILY),
  `${FAMILY} 👍🏽 🏳️‍🌈 1️⃣ 🏴\u{e0067}\u{e0062}\u{e007f} 🇩🇪🇩 ❤️\ufe0e`,
  `👩${ZWJ.repeat(500)}👩`,
  filledWith('🇦'),
  `x${'\ufe0f'.repeat(2_000)}`,
  filledWith('\ufdfd'),
];

const LONG: readonly string[] = [
  ...['a', 'W', '字', 'مرحبا', '.', '-', '_', '/', '"', '&', '<', '<!--', '<div>', '](', '\u2060a', '\u00a0'].map(
    filledWith,
  ),
  filledWith('word\n'),
  filledWith('- \n'),
  `https://images.test/${'a'.repeat(9_000)}`,
];

const EMPTY: readonly string[] = ['', ' ', '\n', '\u200b', '\0'];

/**
 * Texts that somebody hostile would write into a profile, none longer than a description may be; those that lead
 * somewhere lead to a port of this machine. A shorter field holds the start of one.
 */
export function hostileTexts(port: number): readonly string[] {
  const texts = [
    ...[...MARKUP, ...STYLES, ...TEMPLATES, ...OTHER_LANGUAGES, ...DIRECTIONS, ...INVISIBLE, ...ODD_CHARACTERS],
    ...[...CLUSTERS, ...LONG, ...EMPTY],
  ];
  return texts.map((text) => text.replaceAll('HERE', `127.0.0.1:${String(port)}`));
}
