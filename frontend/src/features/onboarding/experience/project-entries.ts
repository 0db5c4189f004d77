import type { Project, ProjectFormValues } from '@trackrecord/contracts';
import { projectForm } from '@trackrecord/contracts/forms/wizard-forms';
import { includePendingLink } from '../../../shared/entries/link-fields';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

const EMPTY_VALUES: ProjectFormValues = {
  title: '',
  description: '',
  links: [],
  linkName: '',
  linkUrl: '',
  skills: {},
};

const toFormValues = (item: Project): ProjectFormValues => ({
  title: item.title,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  links: item.links,
  linkName: '',
  linkUrl: '',
  skills: item.skills ?? {},
});

const toItem = (values: ProjectFormValues, id: string, previous: Project | undefined): Project => {
  const { title, description, descriptionOrigin, skills } = values;
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
    links: includePendingLink(values),
  };
};

/** Returns the project list and its form. */
export function useProjectEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const initialDraft = getDraft('project') ?? { items: data.projects ?? [], form: null };
  return useEntries<Project, ProjectFormValues>({
    schema: projectForm,
    initialDraft,
    emptyValues: EMPTY_VALUES,
    firstField: 'title',
    toFormValues,
    toItem,
    onChange: (draft) => saveDraft('project', draft),
  });
}
