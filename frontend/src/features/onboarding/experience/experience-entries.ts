import type { Experience, ExperienceTyped } from '@trackrecord/contracts';
import { isoOfMonth, monthOfIso } from '@trackrecord/contracts/month';
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

const typedOf = (item: Experience): ExperienceTyped => ({
  id: item.id,
  title: item.title,
  company: item.company,
  startDate: monthOfIso(item.startDate),
  endDate: monthOfIso(item.endDate),
  current: item.current,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  skills: item.skills ?? {},
});

const itemOf = (typed: ExperienceTyped, id: string, before: Experience | undefined): Experience => {
  const start = isoOfMonth(typed.startDate);
  return {
    // What the form does not ask for stays as it was.
    ...(before?.location !== undefined && { location: before.location }),
    id,
    title: typed.title,
    company: typed.company,
    description: typed.description,
    descriptionOrigin: typed.descriptionOrigin,
    current: typed.current,
    ...(start !== undefined && { startDate: start }),
    endDate: typed.current ? null : (isoOfMonth(typed.endDate) ?? null),
    skills: typed.skills,
  };
};

/** Work experience, and the form it is edited through. */
export function useExperienceEntries() {
  const { data, draftOf, keepDraft } = useWizard();
  const start = draftOf('experience') ?? { items: data.experiences ?? [], form: null };
  const form = useForm<ExperienceTyped>({
    resolver: schemaResolver(experienceForm),
    defaultValues: start.form ?? BLANK,
    mode: 'onSubmit',
  });
  const entries = useEntries<Experience, ExperienceTyped>({
    form,
    start,
    blank: BLANK,
    first: 'title',
    typedOf,
    itemOf,
    keep: (draft) => keepDraft('experience', draft),
  });
  return { form, entries };
}
