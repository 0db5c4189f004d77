/** A bundled font family, so that CVs look the same on every machine. */
interface CvFont {
  readonly family: string;
  /** The path of a weight's file within a package. */
  readonly file: (weight: Weight) => string;
  readonly weights: readonly Weight[];
}

type Weight = '400Regular' | '700Bold';

const BOTH_WEIGHTS: readonly Weight[] = ['400Regular', '700Bold'];

const font = (family: string, weights: readonly Weight[] = BOTH_WEIGHTS): CvFont => {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  return {
    family,
    file: (weight) => `${folder}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`,
    weights,
  };
};

/** A font from `workers/fonts`, compressed: its package is ten times larger than the two weights used. */
const compressedFont = (family: string): CvFont => ({
  family,
  file: (weight) => `@trackrecord/workers/fonts/${family.replaceAll(' ', '')}_${weight}.ttf.br`,
  weights: BOTH_WEIGHTS,
});

/**
 * All CV fonts, in fallback order. Noto Sans covers Latin with diacritics, Greek, Cyrillic and Devanagari. Arabic uses
 * Vazirmatn instead of Noto: its letters are single glyphs including dots, so that text extraction does not split
 * words.
 */
export const CV_FONTS: readonly CvFont[] = [
  font('Noto Sans'),
  font('Vazirmatn'),
  font('Noto Sans Hebrew'),
  font('Noto Sans Bengali'),
  font('Noto Sans Gujarati'),
  font('Noto Sans Gurmukhi'),
  font('Noto Sans Kannada'),
  font('Noto Sans Malayalam'),
  font('Noto Sans Tamil'),
  font('Noto Sans Telugu'),
  font('Noto Sans Thai'),
  compressedFont('Noto Sans KR'),
  compressedFont('Noto Sans JP'),
  compressedFont('Noto Sans SC'),
  font('Noto Sans Symbols 2', ['400Regular']),
  font('Noto Emoji'),
];

/**
 * Returns the font files; `resolve` finds a file of a package like `require.resolve`. Files ending in `.br` are
 * compressed with Brotli.
 */
export const resolveCvFontFiles = (resolve: (file: string) => string): readonly string[] =>
  CV_FONTS.flatMap(({ file, weights }) => weights.map((weight) => resolve(file(weight))));
