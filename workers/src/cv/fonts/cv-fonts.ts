/** A bundled font family, so that CVs look the same on every machine. */
interface CvFont {
  readonly family: string;
  /** The path of a weight's file within a package. */
  readonly getFile: (weight: Weight) => string;
  readonly weights: readonly Weight[];
}

type Weight = '400Regular' | '700Bold';

const BOTH_WEIGHTS: readonly Weight[] = ['400Regular', '700Bold'];

const createFont = (family: string, weights: readonly Weight[] = BOTH_WEIGHTS): CvFont => {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  return {
    family,
    getFile: (weight) => `${folder}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`,
    weights,
  };
};

/** A font from `workers/fonts`, compressed: its package is ten times larger than the two weights used. */
const createCompressedFont = (family: string): CvFont => ({
  family,
  getFile: (weight) => `@trackrecord/workers/fonts/${family.replaceAll(' ', '')}_${weight}.ttf.br`,
  weights: BOTH_WEIGHTS,
});

/**
 * All CV fonts, in fallback order. Noto Sans covers Latin with diacritics, Greek, Cyrillic and Devanagari. Arabic uses
 * Vazirmatn instead of Noto: its letters are single glyphs including dots, so that text extraction does not split
 * words.
 */
export const CV_FONTS: readonly CvFont[] = [
  createFont('Noto Sans'),
  createFont('Vazirmatn'),
  createFont('Noto Sans Hebrew'),
  createFont('Noto Sans Bengali'),
  createFont('Noto Sans Gujarati'),
  createFont('Noto Sans Gurmukhi'),
  createFont('Noto Sans Kannada'),
  createFont('Noto Sans Malayalam'),
  createFont('Noto Sans Tamil'),
  createFont('Noto Sans Telugu'),
  createFont('Noto Sans Thai'),
  createCompressedFont('Noto Sans KR'),
  createCompressedFont('Noto Sans JP'),
  createCompressedFont('Noto Sans SC'),
  createFont('Noto Sans Symbols 2', ['400Regular']),
  createFont('Noto Emoji'),
];

/**
 * Returns the font files; `resolve` finds a file of a package like `require.resolve`. Files ending in `.br` are
 * compressed with Brotli.
 */
export const resolveCvFontFiles = (resolve: (file: string) => string): readonly string[] =>
  CV_FONTS.flatMap(({ getFile, weights }) => weights.map((weight) => resolve(getFile(weight))));
