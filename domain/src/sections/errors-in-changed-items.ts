import type { ProfileSections } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ValidationError } from '../domain-error.js';

/** Sections by their names; lists hold items. */
type Sections = { readonly [Name in keyof ProfileSections]?: unknown };

/**
 * The faults of sections and items that are new or changed. What is stored already may stay as it is, whatever rules it
 * was stored under.
 */
export const errorsInChangedItems = (
  faults: readonly ValidationError[],
  wanted: Sections,
  present: Sections,
): readonly ValidationError[] =>
  faults.filter(({ path }) => {
    const [section = '', index] = path.split('.');
    const at = Number(index);
    const faulty = partsOf(wanted, section)[Number.isNaN(at) ? 0 : at];
    return !partsOf(present, section).some((part) => equal(part, faulty));
  });

/** The items of a list, or what is no list as the only one. */
const partsOf = (sections: Sections, section: string): readonly unknown[] =>
  [new Map<string, unknown>(Object.entries(sections)).get(section)].flat();
