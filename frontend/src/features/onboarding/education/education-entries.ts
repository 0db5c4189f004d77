import type { Education, EducationFormValues } from '@trackrecord/contracts';
import { educationForm } from '@trackrecord/contracts/onboarding/forms';
import { EMPTY_EDUCATION, toEducation, toEducationValues } from '../../../shared/entries/education-values';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

/** Returns the education list and its form. */
export function useEducationEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const initialDraft = getDraft('education') ?? { items: data.educations ?? [], form: null };
  return useEntries<Education, EducationFormValues>({
    schema: educationForm,
    initialDraft,
    emptyValues: EMPTY_EDUCATION,
    firstField: 'institution',
    toFormValues: toEducationValues,
    toItem: toEducation,
    onChange: (draft) => saveDraft('education', draft),
  });
}
