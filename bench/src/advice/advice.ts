import { roleProfile, type RoleProfile } from '@trackrecord/contracts';
import { recommendRoles } from '@trackrecord/workers/ai/rules/roles/recommend-roles';
import { findRoleByTitle } from '@trackrecord/workers/ai/rules/roles/title-similarity';
import { findUnsupportedClaims } from '@trackrecord/workers/ai/truth/find-unsupported-claims';
import { type Bench, createRatio, type Figure } from '../runner/figure.js';
import { ARE_OWN_SETS, readEmptyProfiles, readPeople, readRewrites, readTitles, splitHalves } from './labelled-sets.js';

/**
 * Measures the advice of the rules, and the guard of a model's rewrites, on labelled texts: how many honest rewrites are
 * blocked and inventions found; how often the first role, and one of the first three, is acceptable; how many profiles
 * that say nothing get roles; and the first role for a bare title in other languages. The labels were written before the
 * rules by somebody who had not seen them. Errors are not printed.
 */
export const benchAdvice: Bench = () => {
  const figures = [...measureRewrites(), ...measurePeople(), ...measureEmptyProfiles(), ...measureTitles()];
  return Promise.resolve(ARE_OWN_SETS ? figures : []);
};

/** Returns the share of entries for which `test` is true as a figure, for each half. */
function measureHalves<Entry>(name: string, entries: readonly Entry[], test: (entry: Entry) => boolean): Figure[] {
  if (entries.length === 0) return [];
  return Object.entries(splitHalves(entries)).map(([half, entriesOfHalf]) => {
    const count = entriesOfHalf.filter(test).length;
    console.log(`${`${name}, ${half}`.padEnd(58)} ${String(count).padStart(3)} of ${entriesOfHalf.length}`);
    return createRatio(`${name}, ${half}`, count / entriesOfHalf.length);
  });
}

function measureRewrites(): readonly Figure[] {
  const { honest = [], inventions = [] } = readRewrites() ?? {};
  return [
    ...measureHalves('honest rewrites accepted', honest, ([source, rewrite]) => accepts(source, rewrite)),
    ...measureHalves('inventions found', inventions, ([, source, rewrite]) => !accepts(source, rewrite)),
  ];
}

const accepts = (source: string, rewrite: string): boolean => findUnsupportedClaims(source, rewrite).length === 0;

const getTitles = (profile: RoleProfile): readonly string[] => recommendRoles(profile).map(({ title }) => title);

/** Returns true if a recommended role is one of the acceptable titles, or the known role of that title. */
const isAcceptable = (role: string | undefined, acceptableTitles: readonly string[]): boolean =>
  role !== undefined &&
  acceptableTitles.some(
    (title) => title.toLowerCase() === role.toLowerCase() || findRoleByTitle(title)?.title === role,
  );

function measurePeople(): readonly Figure[] {
  const people = readPeople() ?? [];
  return [
    ...measureHalves('first role is right', people, ({ acceptable, ...profile }) =>
      isAcceptable(getTitles(profile)[0], acceptable),
    ),
    ...measureHalves('one of the first three roles is right', people, ({ acceptable, ...profile }) =>
      getTitles(profile)
        .slice(0, 3)
        .some((role) => isAcceptable(role, acceptable)),
    ),
  ];
}

const measureEmptyProfiles = (): readonly Figure[] =>
  measureHalves(
    'no role for a profile that says nothing',
    readEmptyProfiles() ?? [],
    (profile) => getTitles(profile).length === 0,
  );

function measureTitles(): readonly Figure[] {
  return measureHalves('German, French and Spanish titles', readTitles() ?? [], ({ title, acceptable }) =>
    isAcceptable(getTitles(roleProfile.parse({ experiences: [{ title }] }))[0], acceptable),
  );
}
