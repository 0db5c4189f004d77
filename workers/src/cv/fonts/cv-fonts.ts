/** A font family of CVs: bundled through npm, so that a CV looks the same on every machine. */
interface CvFont {
  readonly family: string;
  /** Its package, in which every weight has a folder of its own. */
  readonly package: string;
  /** What the names of its files begin with. */
  readonly files: string;
}

const WEIGHTS = ['400Regular', '700Bold'] as const;

/**
 * Latin with diacritics, Greek, Cyrillic and Devanagari are in Noto Sans. Vazirmatn, not Noto, is for Arabic: its letters
 * are one glyph each, dots included, so that a word is not torn apart where its text is taken out of the PDF.
 */
export const CV_FONTS: readonly CvFont[] = [
  { family: 'Noto Sans', package: '@expo-google-fonts/noto-sans', files: 'NotoSans' },
  { family: 'Vazirmatn', package: '@expo-google-fonts/vazirmatn', files: 'Vazirmatn' },
  { family: 'Noto Sans Hebrew', package: '@expo-google-fonts/noto-sans-hebrew', files: 'NotoSansHebrew' },
  { family: 'Noto Sans KR', package: '@expo-google-fonts/noto-sans-kr', files: 'NotoSansKR' },
  { family: 'Noto Sans JP', package: '@expo-google-fonts/noto-sans-jp', files: 'NotoSansJP' },
  { family: 'Noto Sans SC', package: '@expo-google-fonts/noto-sans-sc', files: 'NotoSansSC' },
];

/** The font files of CVs; `resolve` finds a file of a package, as `require.resolve` does. */
export const cvFontFiles = (resolve: (file: string) => string): readonly string[] =>
  CV_FONTS.flatMap((font) => WEIGHTS.map((weight) => resolve(`${font.package}/${weight}/${font.files}_${weight}.ttf`)));
