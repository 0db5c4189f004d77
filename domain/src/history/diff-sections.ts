import type { ProfileSections } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ProfileState } from '../profile/profile.js';
import { ITEM_LISTS, type SectionName, SINGLE_SECTIONS } from '../profile/changed-part.js';

/** A section in which two states differ. Null if it was or is absent or an empty list. */
export interface SectionDiff {
  readonly section: SectionName;
  readonly before: ProfileSections | null;
  readonly after: ProfileSections | null;
}

const SECTIONS: readonly SectionName[] = [...SINGLE_SECTIONS, ...ITEM_LISTS, 'skills'];

/** Returns the sections in which two states differ, each with the whole section before and after. */
export const diffSections = (before: ProfileState, after: ProfileState): readonly SectionDiff[] =>
  SECTIONS.filter((section) => !equal(before[section], after[section])).map((section) => ({
    section,
    before: toSection(section, before[section]),
    after: toSection(section, after[section]),
  }));

const toSection = (section: SectionName, value: unknown): ProfileSections | null =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : { [section]: value };
