import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roleProfile } from '@trackrecord/contracts';
import { z } from 'zod';

/** The sets of this repository. `DATA=FOLDER` reads other sets of the same form, of which any may be missing. */
const FOLDER = process.env['DATA'] ?? fileURLToPath(new URL('../../data/advice', import.meta.url));

const text = z.string().min(1);
const acceptable = z.array(text).min(1);

/** Honest rewrites with their sources, and rewrites with an invention of the named kind. */
const rewrites = z.strictObject({
  honest: z.array(z.tuple([text, text])),
  inventions: z.array(z.tuple([text, text, text])),
});
/** Profiles with the roles that may come first; titles with the language they are in. */
const people = z.array(roleProfile.extend({ acceptable }));
const emptyProfiles = z.array(roleProfile);
const titles = z.array(z.strictObject({ title: text, language: z.string(), acceptable }));

function readSet<Set>(name: string, schema: z.ZodType<Set>): Set | undefined {
  const file = join(FOLDER, `${name}.json`);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export const readRewrites = () => readSet('rewrites', rewrites);
export const readPeople = () => readSet('people', people);
export const readEmptyProfiles = () => readSet('empty-profiles', emptyProfiles);
export const readTitles = () => readSet('titles', titles);

/** Whether the sets are those of this repository, whose figures have limits. */
export const ARE_OWN_SETS = process.env['DATA'] === undefined;

/**
 * Returns the halves of a set of this repository: the rules were tuned with every second entry; the other half was not
 * read, but its figures were seen. Returns other sets as a whole.
 */
export const splitHalves = <Entry>(entries: readonly Entry[]): Readonly<Record<string, readonly Entry[]>> =>
  ARE_OWN_SETS
    ? {
        'tuning half': entries.filter((_, index) => index % 2 === 0),
        'blind half': entries.filter((_, index) => index % 2 === 1),
      }
    : { all: entries };
