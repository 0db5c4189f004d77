import { readData, readDataText } from '../../../read-data.js';

/** An occupation of ESCO, the European classification of skills, competences and occupations. */
export interface Occupation {
  /** Its code in ESCO, which begins with the four digits of its group in ISCO-08: 2221.2. */
  readonly code: string;
  readonly title: string;
  /** Titles of ESCO. Some are odd: "solicitor" is a court jury coordinator. */
  readonly otherTitles: readonly string[];
  /** What people call it in English. */
  readonly commonTitles: readonly string[];
  /** What people call it in German, French and Spanish. */
  readonly foreignTitles: readonly string[];
}

interface GroupWords {
  /** Words that people use who describe such work. */
  readonly words: readonly string[];
  /** The title of the occupation that most of them have. */
  readonly typical: string;
}

interface OccupationData {
  readonly occupations: readonly Occupation[];
  /** The names of the groups of ISCO-08, of one to four digits. */
  readonly groupNames: ReadonlyMap<string, string>;
  readonly groupWords: ReadonlyMap<string, GroupWords>;
}

let loadedData: OccupationData | undefined;

const parseLines = (text: string): readonly (readonly string[])[] => text.split('\n').map((line) => line.split('\t'));

type TitlesByLanguage = Readonly<Partial<Record<'en' | 'de' | 'fr' | 'es', readonly string[]>>>;

const splitLanguages = ({ en = [], de = [], fr = [], es = [] }: TitlesByLanguage = {}) => ({
  commonTitles: en,
  foreignTitles: [...de, ...fr, ...es],
});

/** Loads the occupations when first needed. */
export function getOccupationData(): OccupationData {
  if (loadedData) return loadedData;
  const [groups = '', occupations = ''] = readDataText('occupations/occupations.txt').trimEnd().split('\n\n');
  const commonTitles = readData('occupations/common-titles') as Readonly<Record<string, TitlesByLanguage>>;
  loadedData = {
    occupations: parseLines(occupations).map(([code = '', title = '', ...otherTitles]) => ({
      code,
      title,
      otherTitles,
      ...splitLanguages(commonTitles[code]),
    })),
    groupNames: new Map(parseLines(groups).map(([code = '', name = '']) => [code, name])),
    groupWords: new Map(Object.entries(readData('occupations/group-words') as Readonly<Record<string, GroupWords>>)),
  };
  return loadedData;
}

/** Returns the group of four digits that an occupation belongs to. */
export const getGroup = ({ code }: Occupation): string => code.slice(0, 4);
