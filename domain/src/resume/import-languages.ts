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
  { file, exported = [], strategy }: ImportSources<Languages>,
  current: Preferences | undefined,
): SectionImport<Preferences> {
  const before = current?.languages ?? [];
  if (file === undefined || equal(file, exported)) return { section: undefined, leftOut: [] };
  const entries = toEntries(file, before);
  const distinctEntries = distinctBy(entries, toKey);
  const firstEntries = new Set(distinctEntries);
  const duplicates = entries.filter((entry) => !firstEntries.has(entry));
  if (distinctEntries.length === 0 && file.length > 0) return { section: undefined, leftOut: [] };
  const byKey = new Map(distinctEntries.map((entry) => [toKey(entry), entry]));
  const remaining = strategy === 'merge' ? before : [];
  const added = distinctEntries.filter((entry) => !remaining.some((language) => toKey(language) === toKey(entry)));
  const languages = [
    ...remaining.map((language) => ({
      ...language,
      proficiency: byKey.get(toKey(language))?.proficiency ?? language.proficiency,
    })),
    ...added.map(({ language, proficiency }) => ({ language, proficiency })),
  ];
  return {
    section: equal(languages, before)
      ? undefined
      : { ...(current ?? NO_PREFERENCES), languages: languages.slice(0, MAX_LANGUAGES) },
    leftOut: [
      ...duplicates.map(reportDuplicate),
      ...reportAssumedLevels(file, added),
      ...reportExcess(languages.length - MAX_LANGUAGES),
    ],
  };
}

const toKey = ({ language }: LanguageSkill): string => language.toLowerCase();

function toEntries(file: Languages, before: readonly LanguageSkill[]): readonly Entry[] {
  const known = new Map(before.map((language) => [toKey(language), language.proficiency]));
  return file.flatMap(({ language = '', fluency }, index) => {
    const proficiency = fluency || known.get(language.toLowerCase()) || BEGINNER;
    return language === '' ? [] : [{ language, proficiency, path: `languages.${String(index)}` }];
  });
}

const reportDuplicate = ({ language, path }: Entry): OmittedValue => ({
  path,
  message: `${language} is listed twice. The first one is used.`,
});

/** Reports the languages without a proficiency in the file. */
const reportAssumedLevels = (file: Languages, added: readonly Entry[]): readonly OmittedValue[] =>
  added
    .filter(({ path }) => !file[Number(path.split('.')[1])]?.fluency)
    .map(({ language, path }) => ({
      path: `${path}.fluency`,
      message: `How well you speak ${language} isn't given. Please check that ${BEGINNER} is right.`,
    }));

const reportExcess = (excess: number): readonly OmittedValue[] =>
  excess > 0
    ? [
        {
          path: 'languages',
          message: `A profile can have up to ${String(MAX_LANGUAGES)} languages: ${String(excess)} are not imported.`,
        },
      ]
    : [];
