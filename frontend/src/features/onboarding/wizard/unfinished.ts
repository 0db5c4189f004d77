import type { DraftKind, OnboardingDrafts, ProfileSections } from '@trackrecord/contracts';
import { DRAFT_KINDS } from '@trackrecord/contracts/onboarding/names';
import { sameValues } from '../../../shared/forms/same-values';
import { personalTypedOf } from '../personal/personal-values';
import { typedOf as preferencesTypedOf } from '../preferences/preference-values';

interface ListDraft {
  readonly items: readonly unknown[];
  readonly form: unknown;
}

const isList = ({ items, form }: ListDraft, recorded: readonly unknown[] = []): boolean =>
  form === null && sameValues(items, recorded);

/**
 * The kinds of drafts that hold something that is not recorded yet. One that was opened and closed again holds nothing
 * else than what is.
 */
export function unfinishedIn(drafts: OnboardingDrafts, data: ProfileSections): readonly DraftKind[] {
  const { personal, education, experience, project, skills, preferences } = drafts;
  const isRecorded: Readonly<Record<DraftKind, boolean | undefined>> = {
    personal: personal && sameValues(personal, personalTypedOf(data.personalInfo)),
    education: education && isList(education, data.educations),
    experience: experience && isList(experience, data.experiences),
    project: project && isList(project, data.projects),
    skills: skills && skills.typed === '' && skills.bulk === '' && sameValues(skills.skills, data.skills ?? []),
    preferences: preferences && sameValues(preferences, preferencesTypedOf(data)),
  };
  return DRAFT_KINDS.filter((kind) => isRecorded[kind] === false);
}
