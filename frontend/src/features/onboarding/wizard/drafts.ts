import type {
  DraftKind,
  DraftValue,
  OnboardingDraft,
  OnboardingDrafts,
  OnboardingStep,
  ProfileSections,
} from '@trackrecord/contracts';
import { draftValues } from '@trackrecord/contracts/onboarding/drafts';
import { DRAFT_KINDS, STEP_OF_DRAFT } from '@trackrecord/contracts/onboarding/names';
import { isRecord } from '../../../shared/api/is-record';
import { isDeepEqual } from '../../../shared/forms/is-deep-equal';
import { toPersonalForm } from '../personal/personal-form';
import { toPreferencesForm } from '../preferences/preferences-form';
import { parseLeniently } from './parse-leniently';

/**
 * The drafts of all steps, by kind. Not React state: a step reads its draft when it mounts and writes it on every
 * change.
 */
export class DraftStore {
  #drafts: OnboardingDrafts;

  /** `onChange` is called on every change, with the draft if a single one was set. */
  constructor(
    drafts: OnboardingDrafts,
    private readonly onChange: (draft?: OnboardingDraft) => void,
  ) {
    this.#drafts = drafts;
  }

  get<Kind extends DraftKind>(kind: Kind): DraftValue<Kind> | undefined {
    return this.#drafts[kind] as DraftValue<Kind> | undefined;
  }

  set<Kind extends DraftKind>(kind: Kind, value: DraftValue<Kind>): void {
    this.#drafts = { ...this.#drafts, [kind]: value };
    this.onChange({ kind, value });
  }

  clearStep(step: OnboardingStep): void {
    this.#drafts = Object.fromEntries(
      DRAFT_KINDS.flatMap((kind) => (STEP_OF_DRAFT[kind] === step ? [] : [[kind, this.#drafts[kind]]])),
    );
    this.onChange();
  }

  clear(): void {
    this.#drafts = {};
    this.onChange();
  }

  getAll(): OnboardingDrafts {
    return this.#drafts;
  }
}

/** Parses drafts from a response or from browser storage, dropping the invalid parts only. */
export function parseDrafts(values: unknown): OnboardingDrafts {
  if (!isRecord(values)) return {};
  const parseDraft = (kind: DraftKind) => {
    const draft = parseLeniently(draftValues[kind], values[kind]);
    return draft === undefined ? [] : [[kind, draft]];
  };
  return Object.fromEntries(DRAFT_KINDS.flatMap(parseDraft)) as OnboardingDrafts;
}

export const toDraftList = (drafts: OnboardingDrafts): readonly OnboardingDraft[] =>
  DRAFT_KINDS.flatMap((kind) => (drafts[kind] === undefined ? [] : [{ kind, value: drafts[kind] }]));

interface ListDraft {
  readonly items: readonly unknown[];
  readonly form: unknown;
}

const isListRecorded = ({ items, form }: ListDraft, recorded: readonly unknown[] = []): boolean =>
  form === null && isDeepEqual(items, recorded);

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
