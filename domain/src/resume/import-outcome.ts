import type { OmittedPart, SectionChange } from '@trackrecord/contracts';
import type { DecideContext } from '../aggregate.js';
import { changedPart } from '../history/changed-part.js';
import { changeWords } from '../history/change-words.js';
import { evolve } from '../profile/profile.js';
import { decideSections } from '../profile/section-changes.js';
import type { ProfileState } from '../profile/profile.js';
import { storedSections } from '../sections/stored-sections.js';
import { type ResumeImport, sectionsOfResume } from './sections-of-resume.js';

/** What an import does to a profile, or would do, in the words of the history, and what it leaves out. */
export interface ImportOutcome {
  readonly changes: readonly SectionChange[];
  readonly leftOut: readonly OmittedPart[];
}

/**
 * What importing a resume does to a profile as it is before: told by the events that the same sections make when the
 * command is decided, so that it is what is done. Whether the profile may change at all is the decider's to say.
 */
export function importOutcome(resume: ResumeImport, before: ProfileState, outside: DecideContext): ImportOutcome {
  const { sections, leftOut } = sectionsOfResume(resume, before, outside.today());
  const events = decideSections(storedSections(sections, before, outside), before);
  let now = before;
  const changes = events.flatMap((event) => {
    const step = { before: now, after: evolve(now, event) };
    now = step.after;
    const part = changedPart(step.before, step.after);
    return part === undefined ? [] : [{ section: part.section, words: changeWords(event, step) }];
  });
  return { changes, leftOut };
}
