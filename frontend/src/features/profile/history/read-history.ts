import type { ProfileHistory } from '@trackrecord/contracts';
import { readSections } from '../../../shared/profile/reading/read-profile';

/** Reads a page of the history, whose changes may have older shapes of sections (spec section 3). */
export const readHistory = ({ items, ...page }: ProfileHistory): ProfileHistory => ({
  ...page,
  items: items.map(({ before, after, ...change }) => ({
    ...change,
    before: before && readSections(before),
    after: after && readSections(after),
  })),
});
