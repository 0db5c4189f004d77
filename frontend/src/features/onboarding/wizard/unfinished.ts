import type { DraftKind, OnboardingDrafts, ProfileSections } from '@trackrecord/contracts';
import { DRAFT_KINDS } from '@trackrecord/contracts/onboarding/names';
import { personalTypedOf } from '../personal/personal-values';
import { typedOf as preferencesTypedOf } from '../preferences/preference-values';

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

interface ListDraft {
  readonly items: readonly unknown[];
  readonly form: unknown;
}

const isList = ({ items, form }: ListDraft, recorded: readonly unknown[] = []): boolean =>
  form === null && isSame(items, recorded);

/**
 * The kinds of drafts that hold something that is not recorded yet. One that was opened and closed again holds nothing
 * else than what is.
 */
export function unfinishedIn(drafts: OnboardingDrafts, data: ProfileSections): readonly DraftKind[] {
  const { personal, education, experience, project, skills, preferences } = drafts;
  const isRecorded: Readonly<Record<DraftKind, boolean | undefined>> = {
    personal: personal && isSame(personal, personalTypedOf(data.personalInfo)),
    education: education && isList(education, data.educations),
    experience: experience && isList(experience, data.experiences),
    project: project && isList(project, data.projects),
    skills: skills && skills.typed === '' && skills.bulk === '' && isSame(skills.skills, data.skills ?? []),
    preferences: preferences && isSame(preferences, preferencesTypedOf(data)),
  };
  return DRAFT_KINDS.filter((kind) => isRecorded[kind] === false);
}
