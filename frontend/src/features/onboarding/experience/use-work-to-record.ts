import type { Experience, Project } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { notify } from '../../../shared/toast/notify';
import type { Entries, Submitted } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';
import { asksForProject, requiredTab } from './requirements';
import type { WorkTab } from './requirements';

interface Work {
  readonly experience: Entries<Experience>;
  readonly project: Entries<Project>;
  /** The tab whose Next was pressed. */
  readonly tab: WorkTab;
  readonly show: (tab: WorkTab) => void;
}

/** Tells that an entry was added or updated. */
export function tellExperience({ kind }: Submitted<Experience>): void {
  if (kind === 'added') notify.success('Experience added successfully!');
  if (kind === 'updated') notify.success('Experience updated successfully');
}

/** Tells that a project was added or updated. */
export function tellProject({ kind }: Submitted<Project>): void {
  if (kind === 'added') notify.success('Project added successfully');
  if (kind === 'updated') notify.success('Project Updated successfully');
}

/**
 * Records both lists, with what the open forms hold; true once they are recorded. Where something is missing or wrong
 * it says so, shows the tab where that is, and records nothing (spec sections 4 and 5).
 */
export function useWorkToRecord({ experience, project, tab, show }: Work): () => Promise<boolean> {
  const { data, complete } = useWizard();
  const { userType } = data;

  const refuse = (text: string, at: WorkTab): false => {
    notify.error(text);
    if (tab !== at) show(at);
    return false;
  };

  const settleForms = async () => {
    const experiences = await experience.submit('is-nothing');
    tellExperience(experiences);
    if (experiences.kind === 'wrong') {
      if (tab !== 'experience') show('experience');
      return undefined;
    }
    const projects = await project.submit('is-nothing');
    tellProject(projects);
    if (projects.kind !== 'wrong') return { experiences: experiences.items, projects: projects.items };
    refuse(VALIDATION.projectIncomplete, 'projects');
    return undefined;
  };

  return async () => {
    const lists = await settleForms();
    if (lists === undefined) return false;
    const { experiences, projects } = lists;
    const needsProject = requiredTab(userType) === 'projects' || (tab === 'projects' && asksForProject(userType));
    if (requiredTab(userType) === 'experience' && experiences.length === 0) {
      return refuse(VALIDATION.experienceRequiredToContinue, 'experience');
    }
    if (needsProject && projects.length === 0) return refuse(VALIDATION.projectRequiredToContinue, 'projects');
    const failed = tab === 'projects' ? 'Failed to process projects' : undefined;
    const { recorded } = await complete(
      'experience',
      { experiences: [...experiences], projects: [...projects] },
      failed,
    );
    if (recorded && tab === 'projects') notify.success('Projects saved successfully');
    return recorded;
  };
}
