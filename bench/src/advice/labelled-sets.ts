import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roleProfile } from '@trackrecord/contracts';
import { z } from 'zod';

/** The sets of this repository, whose figures have limits. */
export const OWN_FOLDER = fileURLToPath(new URL('../../data/advice', import.meta.url));

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
/** Sentences with the skills that their author has, and those that are denied, wished for or another person's. */
const disclaimers = z.array(z.strictObject({ text, has: z.array(text), denied: z.array(text) }));
/** Descriptions as people write them, with mistakes. */
const descriptions = z.array(text);
const titles = z.array(z.strictObject({ title: text, language: z.string(), acceptable }));

function readSet<Set>(folder: string, name: string, schema: z.ZodType<Set>): Set | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Reads the sets of a folder, of which any may be missing. */
export const readSets = (folder: string) => ({
  ...(readSet(folder, 'rewrites', rewrites) ?? { honest: [], inventions: [] }),
  people: readSet(folder, 'people', people) ?? [],
  emptyProfiles: readSet(folder, 'empty-profiles', emptyProfiles) ?? [],
  titles: readSet(folder, 'titles', titles) ?? [],
  disclaimers: readSet(folder, 'disclaimers', disclaimers) ?? [],
  descriptions: readSet(folder, 'descriptions', descriptions) ?? [],
});

/** Returns parts of a set by name. */
export type Split = <Entry>(entries: readonly Entry[]) => Readonly<Record<string, readonly Entry[]>>;

/** The rules were tuned with every second entry of our sets; the other half was not read, but its figures were seen. */
export const splitHalves: Split = (entries) => ({
  'tuning half': entries.filter((_, index) => index % 2 === 0),
  'blind half': entries.filter((_, index) => index % 2 === 1),
});

export const keepWhole: Split = (entries) => ({ all: entries });
