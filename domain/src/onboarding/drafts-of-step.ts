import {
  type OnboardingDraft,
  type OnboardingDrafts,
  type OnboardingStep,
  type ProfileSections,
  STEP_OF_DRAFT,
} from '@trackrecord/contracts';

/** The kinds of draft that a step has (work experience and projects share one, spec section 2). */
const kindsOf = (step: OnboardingStep): ReadonlySet<string> =>
  new Set(Object.entries(STEP_OF_DRAFT).flatMap(([kind, owner]) => (owner === step ? [kind] : [])));

/** Whether a step holds something that was not finished. */
export const isPending = (drafts: OnboardingDrafts, step: OnboardingStep): boolean =>
  Object.keys(drafts).some((kind) => kindsOf(step).has(kind));

/** The drafts without those of a step. */
export const withoutStep = (drafts: OnboardingDrafts, step: OnboardingStep): OnboardingDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([kind]) => !kindsOf(step).has(kind)));

/** The drafts with one kept, or, where its value is null, taken back. */
export function withDraft(drafts: OnboardingDrafts, { kind, value }: OnboardingDraft): OnboardingDrafts {
  const { [kind]: _replaced, ...others } = drafts;
  return value === null ? others : { ...others, [kind]: value };
}

/** The lists that the drafts of the step of experience and projects hold. */
export const listsIn = ({ experience, project }: OnboardingDrafts): ProfileSections => ({
  ...(experience ? { experiences: experience.items } : {}),
  ...(project ? { projects: project.items } : {}),
});
