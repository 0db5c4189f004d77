import type { Profile } from '@trackrecord/contracts';
import { CV_FONTS } from '../fonts/cv-fonts.js';
import { removeUnprintable } from './html.js';
import { SCRIPTS } from './script.js';

/** Korean, Japanese and Chinese share characters with different shapes. Kana indicates Japanese, Hangul Korean. */
function getHanFont(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'Noto Sans JP';
  return /\p{Script=Hangul}/u.test(text) ? 'Noto Sans KR' : 'Noto Sans SC';
}

/** Returns all fonts, starting with these. */
const createFontStack = (fonts: readonly string[]): readonly string[] => [
  ...new Set([...fonts, ...CV_FONTS.map(({ family }) => family)]),
];

const formatFamilies = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Escapes text for a CSS string. */
export const toCssString = (text: string): string =>
  `"${removeUnprintable(text).replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;

const MAX_NAME_LENGTH = 40;

/** Returns the fonts of a document with this text, and a rule for each script. */
export function createScriptRules(text: string): { readonly families: string; readonly rules: readonly string[] } {
  const hanFont = getHanFont(text);
  const rules = SCRIPTS.map(({ name: script, font }) => {
    const firstFont = script === 'han' ? hanFont : font;
    return `.${script} { font-family: ${formatFamilies(createFontStack([firstFont, 'Noto Sans', hanFont]))}; }`;
  });
  return { families: formatFamilies(createFontStack(['Noto Sans', hanFont])), rules };
}

/** Creates the style sheet of a CV: A4, one column, one accent color; page number and name from the second page on. */
export function renderCvStyle(name: string, profile: Profile): string {
  const { families, rules } = createScriptRules(JSON.stringify(profile));
  const letters = Array.from(name);
  const shortName = letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH).join('')}…` : name;
  return `
    @page {
      size: A4;
      margin: 17mm 18mm 18mm;
      @bottom-center {
        content: ${toCssString(shortName)} " · " counter(page) " / " counter(pages);
        font: 8pt ${families};
        color: #55686f;
        white-space: nowrap;
      }
    }
    @page :first { @bottom-center { content: none; } }
    * { margin: 0; padding: 0; box-sizing: border-box; }
    html { color: #10222a; font: 9.75pt/1.48 ${families}; }
    body { overflow-wrap: anywhere; font-variant-ligatures: none; text-rendering: geometricPrecision; hyphens: manual; orphans: 2; widows: 2; }
    bdi { unicode-bidi: isolate; }
    .hangul { word-break: keep-all; }
    a { color: inherit; text-decoration: none; }
    .address { display: inline-block; max-width: 100%; }
    h1, h2, h3 { font-weight: 700; line-height: 1.25; break-after: avoid; }
    h1 { font-size: 23pt; letter-spacing: -0.01em; color: #084960; }
    h2 {
      margin: 15pt 0 6pt;
      padding-bottom: 2.5pt;
      border-bottom: 0.75pt solid #70858c;
      font-size: 11.5pt;
      color: #0a5c78;
    }
    h3 { font-size: 10.25pt; }
    header { margin-bottom: 2pt; }
    .headline { margin-top: 1pt; font-size: 11.5pt; color: #42555d; }
    .contact { margin-top: 5pt; font-size: 9pt; color: #42555d; }
    article + article { margin-top: 9pt; }
    article::after { content: ""; display: block; clear: both; }
    .about { margin-bottom: 2.5pt; font-size: 9pt; color: #42555d; break-after: avoid; }
    article > :last-child, article > ul:last-child > :last-child { break-before: avoid; }
    .more, .words { text-align: -webkit-match-parent; }
    .more { margin-top: 2pt; font-size: 9pt; color: #42555d; }
    article p + p { margin-top: 2pt; }
    ul { margin: 1pt 0 2pt; padding-inline-start: 13pt; }
    p + ul { break-before: avoid; }
    li { margin-top: 1pt; padding-inline-start: 1pt; }
    li::marker { color: #55686f; }
    img { float: inline-end; width: 30mm; height: 20mm; margin: 1mm 0 2mm 5mm; object-fit: cover; border-radius: 1.5mm; }
    ${rules.join('\n    ')}`;
}
