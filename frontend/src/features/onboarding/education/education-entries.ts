import type { Education, EducationTyped } from '@trackrecord/contracts';
import { educationForm } from '@trackrecord/contracts/onboarding/forms';
import { monthToIso, isoToMonth } from '@trackrecord/contracts/month';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

const BLANK: EducationTyped = {
  institution: '',
  courseType: '',
  courseName: '',
  startDate: '',
  endDate: '',
  isCurrentlyStudying: false,
  achievements: '',
};

const toFormValues = (item: Education): EducationTyped => ({
  id: item.id,
  institution: item.institution,
  courseType: item.courseType,
  courseName: item.courseName,
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  isCurrentlyStudying: item.isCurrentlyStudying,
  achievements: item.achievements,
});

const toItem = ({ startDate, endDate, ...values }: EducationTyped, id: string): Education => {
  const start = monthToIso(startDate);
  return {
    ...values,
    id,
    ...(start !== undefined && { startDate: start }),
    endDate: values.isCurrentlyStudying ? null : (monthToIso(endDate) ?? null),
  };
};

/** Returns the education list and its form. */
export function useEducationEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const start = getDraft('education') ?? { items: data.educations ?? [], form: null };
  const form = useForm<EducationTyped>({
    resolver: schemaResolver(educationForm),
    defaultValues: start.form ?? BLANK,
    mode: 'onSubmit',
  });
  const entries = useEntries<Education, EducationTyped>({
    form,
    start,
    blank: BLANK,
    firstField: 'institution',
    toFormValues,
    toItem,
    onChange: (draft) => saveDraft('education', draft),
  });
  return { form, entries };
}
