import type { LeftOut, SectionChange } from '@trackrecord/contracts';
import type { Outside } from '../decider.js';
import { changedPart } from '../history/changed-part.js';
import { changeWords } from '../history/change-words.js';
import { type ProfileCommand, profileDecider } from '../profile/decider.js';
import type { ProfileState } from '../profile/state.js';
import { type ResumeImport, sectionsOfResume } from './sections-of-resume.js';

/** What an import does to a profile, or would do, in the words of the history, and what it leaves out. */
export interface ImportOutcome {
  readonly changes: readonly SectionChange[];
  readonly leftOut: readonly LeftOut[];
}

/** What importing a resume does to a profile as it is before: told by deciding it, so that it is what is done. */
export function importOutcome(resume: ResumeImport, before: ProfileState, outside: Outside): ImportOutcome {
  const command: ProfileCommand = { type: 'ImportResume', ...resume, apply: true };
  let now = before;
  const changes = profileDecider.decide(command, before, outside).flatMap((event) => {
    const step = { before: now, after: profileDecider.evolve(now, event) };
    now = step.after;
    const part = changedPart(step.before, step.after);
    return part === undefined ? [] : [{ section: part.section, words: changeWords(event, step) }];
  });
  return { changes, leftOut: sectionsOfResume(resume, before, outside.today()).leftOut };
}
