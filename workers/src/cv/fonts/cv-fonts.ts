/** A font family of CVs: bundled through npm, so that a CV looks the same on every machine. */
interface CvFont {
  readonly family: string;
  /** Its package, in which every weight has a folder of its own. */
  readonly package: string;
  /** What the names of its files begin with. */
  readonly files: string;
  readonly weights: readonly Weight[];
}

type Weight = '400Regular' | '700Bold';

const font = (family: string, weights: readonly Weight[] = ['400Regular', '700Bold']): CvFont => ({
  family,
  package: `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`,
  files: family.replaceAll(' ', ''),
  weights,
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
  font('Noto Sans KR'),
  font('Noto Sans JP'),
  font('Noto Sans SC'),
  font('Noto Sans Symbols 2', ['400Regular']),
  font('Noto Emoji'),
];

/** The font files of CVs; `resolve` finds a file of a package, as `require.resolve` does. */
export const cvFontFiles = (resolve: (file: string) => string): readonly string[] =>
  CV_FONTS.flatMap((one) =>
    one.weights.map((weight) => resolve(`${one.package}/${weight}/${one.files}_${weight}.ttf`)),
  );
