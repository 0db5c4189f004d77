import { distinctNonEmpty, type Profile } from '@trackrecord/contracts';

/** Returns the skills of a profile, which a recording may name: those of the person first, then those of the entries. */
export function getVocabulary({ skills, experiences, projects }: Profile): readonly string[] {
  const entrySkills = [...experiences, ...projects].flatMap((entry) => Object.values(entry.skills ?? {}).flat());
  return distinctNonEmpty([...skills, ...entrySkills]);
}
