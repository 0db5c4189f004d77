import type { Experience, ExperienceFormValues } from '@trackrecord/contracts';
import { experienceForm } from '@trackrecord/contracts/forms/wizard-forms';
import { EMPTY_EXPERIENCE, toExperience, toExperienceValues } from '../../../shared/entries/experience-values';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

/** Returns the work experience list and its form. */
export function useExperienceEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const initialDraft = getDraft('experience') ?? { items: data.experiences ?? [], form: null };
  return useEntries<Experience, ExperienceFormValues>({
    schema: experienceForm,
    initialDraft,
    emptyValues: { ...EMPTY_EXPERIENCE, skills: {} },
    firstField: 'title',
    toFormValues: (item) => ({ ...toExperienceValues(item), skills: item.skills ?? {} }),
    toItem: toExperience,
    onChange: (draft) => saveDraft('experience', draft),
  });
}
