import { distinctBy, type OmittedPart, type Preferences, type ReadableResume } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { Imported, SideBySide } from './imported-skills.js';

type Languages = NonNullable<ReadableResume['languages']>;
type Spoken = Preferences['languages'][number];

const MAX_LANGUAGES = 100;
/** How well somebody speaks a language of which nothing more is said (spec section 9). */
const BEGINNER = 'Beginner';

const NO_PREFERENCES: Preferences = {
  workModes: [],
  locations: [],
  jobTypes: [],
  preferredIndustries: [],
  languages: [],
};

/** An entry that names a language, and where it stands. */
interface Entry extends Spoken {
  readonly path: string;
}

/**
 * The work preferences, which hold the languages, after an import; all else in them stays. A language is the same in any
 * case, and how well it is spoken is kept where the file does not say.
 */
export function importedLanguages(
  { file, own = [], strategy }: SideBySide<Languages>,
  present: Preferences | undefined,
): Imported<Preferences> {
  const before = present?.languages ?? [];
  if (file === undefined || equal(file, own)) return { section: undefined, leftOut: [] };
  const entries = toEntries(file, before);
  const said = distinctBy(entries, toKey);
  const first = new Set(said);
  const again = entries.filter((entry) => !first.has(entry));
  if (said.length === 0 && file.length > 0) return { section: undefined, leftOut: [] };
  const revisions = new Map(said.map((entry) => [toKey(entry), entry]));
  const stay = strategy === 'merge' ? before : [];
  const come = said.filter((entry) => !stay.some((one) => toKey(one) === toKey(entry)));
  const languages = [
    ...stay.map((one) => ({ ...one, proficiency: revisions.get(toKey(one))?.proficiency ?? one.proficiency })),
    ...come.map(({ language, proficiency }) => ({ language, proficiency })),
  ];
  return {
    section: equal(languages, before)
      ? undefined
      : { ...(present ?? NO_PREFERENCES), languages: languages.slice(0, MAX_LANGUAGES) },
    leftOut: [...again.map(twice), ...supposed(file, come), ...tooMany(languages.length - MAX_LANGUAGES)],
  };
}

const toKey = ({ language }: Spoken): string => language.toLowerCase();

function toEntries(file: Languages, before: readonly Spoken[]): readonly Entry[] {
  const known = new Map(before.map((one) => [toKey(one), one.proficiency]));
  return file.flatMap(({ language = '', fluency }, index) => {
    const proficiency = fluency || known.get(language.toLowerCase()) || BEGINNER;
    return language === '' ? [] : [{ language, proficiency, path: `languages.${String(index)}` }];
  });
}

const twice = ({ language, path }: Entry): OmittedPart => ({
  path,
  message: `${language} is listed twice. The first one is used.`,
});

/** That a level was supposed is said, since nobody wrote it. */
const supposed = (file: Languages, come: readonly Entry[]): readonly OmittedPart[] =>
  come
    .filter(({ path }) => !file[Number(path.split('.')[1])]?.fluency)
    .map(({ language, path }) => ({
      path: `${path}.fluency`,
      message: `How well you speak ${language} isn't given. Please check that ${BEGINNER} is right.`,
    }));

const tooMany = (spare: number): readonly OmittedPart[] =>
  spare > 0
    ? [
        {
          path: 'languages',
          message: `A profile can have up to ${String(MAX_LANGUAGES)} languages: ${String(spare)} are not imported.`,
        },
      ]
    : [];
