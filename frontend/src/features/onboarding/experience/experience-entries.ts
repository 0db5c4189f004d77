import type { Experience, ExperienceTyped } from '@trackrecord/contracts';
import { monthToIso, isoToMonth } from '@trackrecord/contracts/month';
import { experienceForm } from '@trackrecord/contracts/onboarding/forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

const BLANK: ExperienceTyped = {
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
  skills: {},
};

const toFormValues = (item: Experience): ExperienceTyped => ({
  id: item.id,
  title: item.title,
  company: item.company,
  startDate: isoToMonth(item.startDate),
  endDate: isoToMonth(item.endDate),
  current: item.current,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  skills: item.skills ?? {},
});

const toItem = (values: ExperienceTyped, id: string, previous: Experience | undefined): Experience => {
  const start = monthToIso(values.startDate);
  return {
    // The form has no location field, so the stored value is kept.
    ...(previous?.location !== undefined && { location: previous.location }),
    id,
    title: values.title,
    company: values.company,
    description: values.description,
    descriptionOrigin: values.descriptionOrigin,
    current: values.current,
    ...(start !== undefined && { startDate: start }),
    endDate: values.current ? null : (monthToIso(values.endDate) ?? null),
    skills: values.skills,
  };
};

/** Returns the work experience list and its form. */
export function useExperienceEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const start = getDraft('experience') ?? { items: data.experiences ?? [], form: null };
  const form = useForm<ExperienceTyped>({
    resolver: schemaResolver(experienceForm),
    defaultValues: start.form ?? BLANK,
    mode: 'onSubmit',
  });
  const entries = useEntries<Experience, ExperienceTyped>({
    form,
    start,
    blank: BLANK,
    firstField: 'title',
    toFormValues,
    toItem,
    onChange: (draft) => saveDraft('experience', draft),
  });
  return { form, entries };
}
