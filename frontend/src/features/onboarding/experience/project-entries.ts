import type { Project, ProjectTyped } from '@trackrecord/contracts';
import { projectForm } from '@trackrecord/contracts/onboarding/forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { useEntries } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';

const BLANK: ProjectTyped = { title: '', description: '', links: [], linkName: '', linkUrl: '', skills: {} };

const typedOf = (item: Project): ProjectTyped => ({
  id: item.id,
  title: item.title,
  description: item.description ?? '',
  descriptionOrigin: item.descriptionOrigin,
  links: item.links,
  linkName: '',
  linkUrl: '',
  skills: item.skills ?? {},
});

const itemOf = (typed: ProjectTyped, id: string, before: Project | undefined): Project => {
  const { title, description, descriptionOrigin, skills, linkName, linkUrl } = typed;
  const last = linkName.trim() === '' ? [] : [{ name: linkName.trim(), url: linkUrl.trim() }];
  // What the form does not ask for stays as it was.
  return {
    endDate: null,
    isOngoing: false,
    ...before,
    id,
    title,
    description,
    descriptionOrigin,
    skills,
    links: [...typed.links, ...last],
  };
};

/** Projects, and the form they are edited through. */
export function useProjectEntries() {
  const { data, draftOf, keepDraft } = useWizard();
  const start = draftOf('project') ?? { items: data.projects ?? [], form: null };
  const form = useForm<ProjectTyped>({
    resolver: schemaResolver(projectForm),
    defaultValues: start.form ?? BLANK,
    mode: 'onSubmit',
  });
  const entries = useEntries<Project, ProjectTyped>({
    form,
    start,
    blank: BLANK,
    first: 'title',
    typedOf,
    itemOf,
    keep: (draft) => keepDraft('project', draft),
  });
  return { form, entries };
}
