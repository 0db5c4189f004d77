/** A font family of CVs: it comes with the product, so that a CV looks the same on every machine. */
interface CvFont {
  readonly family: string;
  /** The file of a weight, as a path within a package. */
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

/** A font whose package weighs ten times what is used of it: `workers/fonts` has the two weights, compressed. */
const packedFont = (family: string): CvFont => ({
  family,
  file: (weight) => `@trackrecord/workers/fonts/${family.replaceAll(' ', '')}_${weight}.ttf.br`,
  weights: BOTH_WEIGHTS,
});

/**
 * Every font there is for CVs, in the order in which a character is looked for where its script says nothing else. Latin
 * with diacritics, Greek, Cyrillic and Devanagari are in Noto Sans. Vazirmatn, not Noto, is for Arabic: its letters are
 * one glyph each, dots included, so that a word is not torn apart where its text is taken out of the PDF.
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
  packedFont('Noto Sans KR'),
  packedFont('Noto Sans JP'),
  packedFont('Noto Sans SC'),
  font('Noto Sans Symbols 2', ['400Regular']),
  font('Noto Emoji'),
];

/**
 * The font files of CVs; `resolve` finds a file of a package, as `require.resolve` does. A name that ends in `.br` is a
 * file compressed with Brotli.
 */
export const cvFontFiles = (resolve: (file: string) => string): readonly string[] =>
  CV_FONTS.flatMap(({ file, weights }) => weights.map((weight) => resolve(file(weight))));
