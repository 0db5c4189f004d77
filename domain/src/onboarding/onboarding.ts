import {
  type OnboardingDraft,
  type OnboardingDrafts,
  type OnboardingEvent,
  type OnboardingStep,
  type ProfileSections,
  type SkillsByCategory,
  DRAFT_STEPS,
} from '@trackrecord/contracts';
import { addSkills } from '../detected-skills/detected-skills.js';

/** The state of an onboarding stream. */
export interface OnboardingState {
  /** True after an erasure: no event may be appended. */
  readonly erased: boolean;
  /** The steps that were completed or skipped, in no particular order. */
  readonly doneSteps: readonly OnboardingStep[];
  /** The data of the completed steps. */
  readonly data: ProfileSections;
  /** Unsaved input of steps that are not completed. */
  readonly drafts: OnboardingDrafts;
  /** Detected skills in older streams. Newer ones are in a separate stream (decision 014). */
  readonly detectedSkills: SkillsByCategory;
  /** The step of the newest event if that is a draft. */
  readonly draftStep?: OnboardingStep | undefined;
}

/** The state before the first event. */
export const initialOnboarding: OnboardingState = {
  erased: false,
  doneSteps: [],
  data: {},
  drafts: {},
  detectedSkills: {},
};

/** Applies one event to an onboarding. A new event type does not compile until it is handled here. */
export function evolve(state: OnboardingState, { type, data }: OnboardingEvent): OnboardingState {
  switch (type) {
    case 'OnboardingStepCompleted':
      return { ...withStepDone(state, data.step), data: { ...state.data, ...data.data } };
    case 'OnboardingStepSkipped':
      return { ...withStepDone(state, data.step), data: { ...state.data, ...getDraftLists(state.drafts) } };
    case 'DraftKept':
      return {
        ...state,
        drafts: withDraft(state.drafts, data),
        draftStep: data.value === null ? undefined : DRAFT_STEPS[data.kind],
      };
    case 'SkillsDetected':
      return { ...state, detectedSkills: addSkills(state.detectedSkills, data.skills) };
    case 'AccountErased':
      return { ...initialOnboarding, erased: true };
    default:
      return type satisfies never;
  }
}

const withStepDone = (state: OnboardingState, step: OnboardingStep): OnboardingState => ({
  ...state,
  doneSteps: state.doneSteps.includes(step) ? state.doneSteps : [...state.doneSteps, step],
  drafts: removeDrafts(state.drafts, step),
  draftStep: undefined,
});

/** Returns the kinds of draft of a step. Work experience and projects are one step (spec section 2). */
const getDraftKinds = (step: OnboardingStep): ReadonlySet<string> =>
  new Set(Object.entries(DRAFT_STEPS).flatMap(([kind, stepOfKind]) => (stepOfKind === step ? [kind] : [])));

/** Returns true if a step has an unfinished draft. */
export const hasDraft = (drafts: OnboardingDrafts, step: OnboardingStep): boolean =>
  Object.keys(drafts).some((kind) => getDraftKinds(step).has(kind));

const removeDrafts = (drafts: OnboardingDrafts, step: OnboardingStep): OnboardingDrafts =>
  Object.fromEntries(Object.entries(drafts).filter(([kind]) => !getDraftKinds(step).has(kind)));

/** Sets a draft; removes it if its value is null. */
function withDraft(drafts: OnboardingDrafts, { kind, value }: OnboardingDraft): OnboardingDrafts {
  const { [kind]: _previous, ...others } = drafts;
  return value === null ? others : { ...others, [kind]: value };
}

/** Returns the lists in the drafts of the experience step. */
export const getDraftLists = ({ experience, project }: OnboardingDrafts): ProfileSections => ({
  ...(experience ? { experiences: experience.items } : {}),
  ...(project ? { projects: project.items } : {}),
});
