import type { Project, ProjectTyped } from '@trackrecord/contracts';
import { projectForm } from '@trackrecord/contracts/onboarding/forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

const BLANK: ProjectTyped = { title: '', description: '', links: [], linkName: '', linkUrl: '', skills: {} };

const toFormValues = (item: Project): ProjectTyped => ({
  id: item.id,
  title: item.title,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  links: item.links,
  linkName: '',
  linkUrl: '',
  skills: item.skills ?? {},
});

const toItem = (values: ProjectTyped, id: string, previous: Project | undefined): Project => {
  const { title, description, descriptionOrigin, skills, linkName, linkUrl } = values;
  const pendingLink = linkName.trim() === '' ? [] : [{ name: linkName.trim(), url: linkUrl.trim() }];
  // `previous` keeps the fields that the form does not have.
  return {
    endDate: null,
    isOngoing: false,
    ...previous,
    id,
    title,
    description,
    descriptionOrigin,
    skills,
    links: [...values.links, ...pendingLink],
  };
};

/** Returns the project list and its form. */
export function useProjectEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const start = getDraft('project') ?? { items: data.projects ?? [], form: null };
  const form = useForm<ProjectTyped>({
    resolver: schemaResolver(projectForm),
    defaultValues: start.form ?? BLANK,
    mode: 'onSubmit',
  });
  const entries = useEntries<Project, ProjectTyped>({
    form,
    start,
    blank: BLANK,
    firstField: 'title',
    toFormValues,
    toItem,
    onChange: (draft) => saveDraft('project', draft),
  });
  return { form, entries };
}
