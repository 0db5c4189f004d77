import type { OmittedValue, SectionChange } from '@trackrecord/contracts';
import type { DecideContext } from '../aggregate.js';
import { findChangedPart } from '../profile/changed-part.js';
import { describeProfileEvent } from './describe-profile-event.js';
import { evolve } from '../profile/profile.js';
import { decideSections } from '../profile/section-changes.js';
import type { ProfileState } from '../profile/profile.js';
import { toStoredSections } from '../sections/stored-sections.js';
import { type ResumeImport, importSections } from '../resume/import-sections.js';

/** The changes of an import, as in the history, and the parts that are not imported. */
export interface ImportPreview {
  readonly changes: readonly SectionChange[];
  readonly leftOut: readonly OmittedValue[];
}

/**
 * Returns the changes that importing a resume makes to a profile. Derived from the events of the same command, so that
 * the preview is accurate. Does not check whether the profile may change.
 */
export function previewImport(resume: ResumeImport, state: ProfileState, context: DecideContext): ImportPreview {
  const { sections, leftOut } = importSections(resume, state, context.today());
  const previewContext = { ...context, newId: createPreviewIds() };
  const events = decideSections(toStoredSections(sections, state, previewContext), state);
  let stateBefore = state;
  const changes = events.flatMap((event) => {
    const step = { before: stateBefore, after: evolve(stateBefore, event) };
    stateBefore = step.after;
    const part = findChangedPart(step.before, step.after);
    if (part === undefined) return [];
    const { section, before, after } = part;
    return [{ section, description: describeProfileEvent(event, step), before, after }];
  });
  return { changes, leftOut };
}

/** Creates ids that are the same for every preview of a resume, so that a preview equals the response to its import. */
function createPreviewIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}
