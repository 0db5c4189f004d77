import type { EditedSection, ProfileSections } from '@trackrecord/contracts';
import { sectionDifferences } from '../../../../shared/profile/facts';

/** What one of two versions says about a part in which they differ. */
export interface VersionPart {
  readonly key: string;
  /** What the part is called in this version; absent where the whole section is one part. */
  readonly title: string | undefined;
  readonly isThere: boolean;
  readonly facts: readonly {
    readonly label: string;
    readonly text: string | undefined;
    readonly other: string | undefined;
  }[];
}

/** What a version of a section says wherever it differs from another one. */
export function partsThatDiffer(
  section: EditedSection,
  version: ProfileSections,
  other: ProfileSections,
): readonly VersionPart[] {
  const [own, others] = [{ [section]: version[section] }, { [section]: other[section] }];
  return sectionDifferences(others, own).map(({ key, title, change, differences }) => ({
    key,
    title: key === section ? undefined : title,
    isThere: change !== 'removed',
    facts: differences.map(({ label, before, after }) => ({ label, text: after, other: before })),
  }));
}
