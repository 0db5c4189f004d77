import type { ProfileSections } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ValidationError } from '../domain-error.js';

/** Sections by their names. */
type Sections = { readonly [Name in keyof ProfileSections]?: unknown };

/**
 * Returns the errors in new or changed sections and items. What is stored already may stay, whatever rules it was
 * stored under.
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

/** Returns the items of a list, or anything else as the only item. */
const partsOf = (sections: Sections, section: string): readonly unknown[] =>
  [new Map<string, unknown>(Object.entries(sections)).get(section)].flat();
