import { distinctBy, type OmittedValue, type Preferences, type ReadableResume } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { SectionImport, ImportSources } from './import-skills.js';

type Languages = NonNullable<ReadableResume['languages']>;
type LanguageSkill = Preferences['languages'][number];

const MAX_LANGUAGES = 100;
/** The proficiency of a language without one (spec section 9). */
const BEGINNER = 'Beginner';

const NO_PREFERENCES: Preferences = {
  workModes: [],
  locations: [],
  jobTypes: [],
  preferredIndustries: [],
  languages: [],
};

/** A language of the file, with its path. */
interface Entry extends LanguageSkill {
  readonly path: string;
}

/**
 * Returns the work preferences, which contain the languages, after an import. Languages are compared
 * case-insensitively; a proficiency that is missing from the file is kept.
 */
export function importLanguages(
  { fileSection, exportedSection = [], strategy }: ImportSources<Languages>,
  currentPreferences: Preferences | undefined,
): SectionImport<Preferences> {
  const currentLanguages = currentPreferences?.languages ?? [];
  if (fileSection === undefined || equal(fileSection, exportedSection)) return { section: undefined, leftOut: [] };
  const entries = toEntries(fileSection, currentLanguages);
  const distinctEntries = distinctBy(entries, toKey);
  const firstEntries = new Set(distinctEntries);
  const duplicates = entries.filter((entry) => !firstEntries.has(entry));
  if (distinctEntries.length === 0 && fileSection.length > 0) return { section: undefined, leftOut: [] };
  const entriesByKey = new Map(distinctEntries.map((entry) => [toKey(entry), entry]));
  const remainingLanguages = strategy === 'merge' ? currentLanguages : [];
  const addedEntries = distinctEntries.filter(
    (entry) => !remainingLanguages.some((language) => toKey(language) === toKey(entry)),
  );
  const languages = [
    ...remainingLanguages.map((language) => ({
      ...language,
      proficiency: entriesByKey.get(toKey(language))?.proficiency ?? language.proficiency,
    })),
    ...addedEntries.map(({ language, proficiency }) => ({ language, proficiency })),
  ];
  return {
    section: equal(languages, currentLanguages)
      ? undefined
      : { ...(currentPreferences ?? NO_PREFERENCES), languages: languages.slice(0, MAX_LANGUAGES) },
    leftOut: [
      ...duplicates.map(reportDuplicate),
      ...reportAssumedLevels(fileSection, addedEntries),
      ...reportExcess(languages.length - MAX_LANGUAGES),
    ],
  };
}

const toKey = ({ language }: LanguageSkill): string => language.toLowerCase();

function toEntries(fileLanguages: Languages, currentLanguages: readonly LanguageSkill[]): readonly Entry[] {
  const proficiencies = new Map(currentLanguages.map((language) => [toKey(language), language.proficiency]));
  return fileLanguages.flatMap(({ language = '', fluency }, index) => {
    const proficiency = fluency || proficiencies.get(language.toLowerCase()) || BEGINNER;
    return language === '' ? [] : [{ language, proficiency, path: `languages.${String(index)}` }];
  });
}

const reportDuplicate = ({ language, path }: Entry): OmittedValue => ({
  path,
  message: `${language} is listed twice. The first one is used.`,
});

/** Reports the languages without a proficiency in the file. */
const reportAssumedLevels = (fileLanguages: Languages, addedEntries: readonly Entry[]): readonly OmittedValue[] =>
  addedEntries
    .filter(({ path }) => !fileLanguages[Number(path.split('.')[1])]?.fluency)
    .map(({ language, path }) => ({
      path: `${path}.fluency`,
      message: `How well you speak ${language} isn't given. Please check that ${BEGINNER} is right.`,
    }));

const reportExcess = (excessCount: number): readonly OmittedValue[] =>
  excessCount > 0
    ? [
        {
          path: 'languages',
          message: `A profile can have up to ${String(MAX_LANGUAGES)} languages: ${String(excessCount)} are not imported.`,
        },
      ]
    : [];
