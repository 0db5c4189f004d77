import { createSlice, original } from '@reduxjs/toolkit';
import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import type {
  DraftKind,
  OnboardingDraft,
  OnboardingDrafts,
  OnboardingProgress,
  OnboardingStep,
  Profile,
  ProfileSections,
} from '@trackrecord/contracts';
import { DRAFT_KINDS, ONBOARDING_STEPS, DRAFT_STEPS } from '@trackrecord/contracts/onboarding/names';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { flattenSkills, mergeSkills } from '../../../shared/describe/skill-lists';
import { isDeepEqual } from '../../../shared/forms/is-deep-equal';
import type { EditState } from '../../../shared/session/navigation-state';
import { toPersonalForm } from '../personal/personal-form';
import { toPreferencesForm } from '../preferences/preferences-form';

/**
 * How sending a draft failed: a failed draft is sent again with the next ones, a rejected one only after it has
 * changed.
 */
export type DraftFailure = 'failed' | 'rejected';

/** A draft that the server has not confirmed. */
interface UnsentDraft {
  readonly draft: OnboardingDraft;
  /** Absent until sending the draft has failed. */
  readonly failure?: DraftFailure;
}

/** The state of the wizard, from opening to closing it. */
export interface WizardState {
  readonly uid: string;
  /** Whether a saved profile is edited. Nothing is sent before the review saves it. */
  readonly isEditing: boolean;
  /** The step to show first. */
  readonly firstStep: OnboardingStep;
  /** The newest known revision: of the profile in edit mode, otherwise of the onboarding stream. */
  readonly revision: number;
  /** The data of the completed steps, on top of the initial profile. */
  readonly data: ProfileSections;
  /** `data` before any edit. */
  readonly base: ProfileSections;
  readonly doneSteps: readonly OnboardingStep[];
  /** The input of steps that are not completed. */
  readonly drafts: OnboardingDrafts;
  /** At most one draft of each kind; none in edit mode. */
  readonly unsentDrafts: readonly UnsentDraft[];
  /** Skills detected in descriptions and transcripts before the wizard was opened, or after their entry was added. */
  readonly detectedSkills: readonly string[];
  /** Whether the edit was saved or discarded, so that nothing of it is stored any more. */
  readonly isEditFinished: boolean;
}

const initialState: WizardState = {
  uid: '',
  isEditing: false,
  firstStep: 'userType',
  revision: -1,
  data: {},
  base: {},
  doneSteps: [],
  drafts: {},
  unsentDrafts: [],
  detectedSkills: [],
  isEditFinished: false,
};

/** Parses the sections of a profile, which may come from navigation state and is not trusted. */
export const parseSections = (profile: unknown): ProfileSections => profileSections.safeParse(profile).data ?? {};

/**
 * Returns the state at the recorded progress, on top of the stored profile if there is one (spec section 2). The unsent
 * drafts of this tab override the server's drafts.
 */
export function initOnboardingState(
  uid: string,
  profile: Profile | null,
  progress: OnboardingProgress,
  unsentDrafts: OnboardingDrafts,
): WizardState {
  const data = { ...parseSections(profile), ...progress.data };
  return {
    ...initialState,
    uid,
    firstStep: progress.step,
    revision: progress.revision,
    data,
    base: data,
    doneSteps: progress.done,
    drafts: { ...progress.drafts, ...unsentDrafts },
    unsentDrafts: DRAFT_KINDS.flatMap((kind) => {
      const value = unsentDrafts[kind];
      return value === undefined ? [] : [{ draft: { kind, value } }];
    }),
    detectedSkills: flattenSkills(progress.detectedSkills),
  };
}

/** An edited profile in session storage. `revision` and `base` are the version it started from. */
export type StoredEdit = Pick<WizardState, 'revision' | 'base' | 'data' | 'drafts'>;

/**
 * Returns the state for editing a profile: at the review, with all steps done. Continues the stored edit of this tab
 * unless the profile has a newer revision.
 */
export function initEditingState(
  uid: string,
  { profileData }: EditState,
  storedEdit: StoredEdit | undefined,
): WizardState {
  const { revision = 0 } = profileData;
  const sections = parseSections(profileData);
  const isStoredEditCurrent = storedEdit !== undefined && storedEdit.revision >= revision;
  return {
    ...initialState,
    ...(isStoredEditCurrent ? storedEdit : { revision, base: sections, data: sections }),
    uid,
    isEditing: true,
    firstStep: 'review',
    doneSteps: ONBOARDING_STEPS,
  };
}

interface CompletedStep {
  readonly step: OnboardingStep;
  readonly data: ProfileSections;
  /** From the response of the server; absent in edit mode. */
  readonly doneSteps?: readonly OnboardingStep[];
  readonly revision?: number;
}

/** Returns the index of a sent draft in `unsentDrafts`; -1 if it has changed or was discarded since. */
const findUnsentDraftIndex = (state: Draft<WizardState>, sentDraft: OnboardingDraft): number =>
  original(state).unsentDrafts.findIndex(({ draft }) => draft === sentDraft);

export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    draftChanged(state, { payload: draft }: PayloadAction<OnboardingDraft>) {
      state.drafts = { ...state.drafts, [draft.kind]: draft.value };
      if (state.isEditing) return;
      const index = state.unsentDrafts.findIndex((unsentDraft) => unsentDraft.draft.kind === draft.kind);
      state.unsentDrafts.splice(index < 0 ? state.unsentDrafts.length : index, 1, { draft });
    },
    draftSent(state, { payload }: PayloadAction<{ readonly draft: OnboardingDraft; readonly revision: number }>) {
      const index = findUnsentDraftIndex(state, payload.draft);
      if (index >= 0) state.unsentDrafts.splice(index, 1);
      state.revision = Math.max(state.revision, payload.revision);
    },
    draftFailed(
      state,
      { payload }: PayloadAction<{ readonly draft: OnboardingDraft; readonly failure: DraftFailure }>,
    ) {
      const unsentDraft = state.unsentDrafts[findUnsentDraftIndex(state, payload.draft)];
      if (unsentDraft !== undefined) unsentDraft.failure = payload.failure;
    },
    stepCompleted(state, { payload }: PayloadAction<CompletedStep>) {
      const { step, data, doneSteps = state.doneSteps, revision = state.revision } = payload;
      state.data = { ...state.data, ...data };
      state.doneSteps = [...doneSteps];
      state.revision = Math.max(state.revision, revision);
      const remainingKinds = DRAFT_KINDS.filter((kind) => DRAFT_STEPS[kind] !== step);
      state.drafts = Object.fromEntries(remainingKinds.map((kind) => [kind, state.drafts[kind]]));
      state.unsentDrafts = state.unsentDrafts.filter(({ draft }) => remainingKinds.includes(draft.kind));
    },
    skillsDetected(state, { payload: skills }: PayloadAction<readonly string[]>) {
      state.detectedSkills = [...mergeSkills(state.detectedSkills, skills)];
    },
    /** Drops all edits and continues from another version of the profile. */
    profileReplaced(state, { payload }: PayloadAction<{ readonly data: ProfileSections; readonly revision: number }>) {
      state.data = payload.data;
      state.base = payload.data;
      state.drafts = {};
      if (state.isEditing) state.revision = payload.revision;
    },
    editFinished(state) {
      state.isEditFinished = state.isEditing;
    },
  },
});

interface ListDraft {
  readonly items: readonly unknown[];
  readonly form: unknown;
}

const isListRecorded = ({ items, form }: ListDraft, recordedItems: readonly unknown[] = []): boolean =>
  form === null && isDeepEqual(items, recordedItems);

/** Returns the kinds of drafts that differ from the recorded data. */
export function findUnfinishedDrafts(drafts: OnboardingDrafts, data: ProfileSections): readonly DraftKind[] {
  const { personal, education, experience, project, skills, preferences } = drafts;
  const isRecorded: Readonly<Record<DraftKind, boolean | undefined>> = {
    personal: personal && isDeepEqual(personal, toPersonalForm(data.personalInfo)),
    education: education && isListRecorded(education, data.educations),
    experience: experience && isListRecorded(experience, data.experiences),
    project: project && isListRecorded(project, data.projects),
    skills: skills && skills.typed === '' && skills.bulk === '' && isDeepEqual(skills.skills, data.skills ?? []),
    preferences: preferences && isDeepEqual(preferences, toPreferencesForm(data)),
  };
  return DRAFT_KINDS.filter((kind) => isRecorded[kind] === false);
}

/** Whether input would be lost by leaving the wizard. */
export function selectHasUnsavedChanges(state: WizardState): boolean {
  const { isEditing, isEditFinished, data, base, drafts, unsentDrafts } = state;
  if (!isEditing) return unsentDrafts.some(({ failure }) => failure !== undefined);
  return !isEditFinished && (!isDeepEqual(data, base) || findUnfinishedDrafts(drafts, data).length > 0);
}
