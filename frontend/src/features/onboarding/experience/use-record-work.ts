import type { Experience, Project } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { notify } from '../../../shared/toast/notify';
import type { Entries, SubmitResult } from '../entries/use-entries';
import { useWizard } from '../wizard/wizard-context';
import { isProjectRequiredInProjectsTab, getRequiredTab } from './requirements';
import type { WorkTab } from './requirements';

interface WorkOptions {
  readonly experience: Entries<Experience>;
  readonly project: Entries<Project>;
  /** The selected tab. */
  readonly tab: WorkTab;
  readonly selectTab: (tab: WorkTab) => void;
}

export function notifyExperience({ kind }: SubmitResult<Experience>): void {
  if (kind === 'added') notify.success('Experience added successfully!');
  if (kind === 'updated') notify.success('Experience updated successfully');
}

export function notifyProject({ kind }: SubmitResult<Project>): void {
  if (kind === 'added') notify.success('Project added successfully');
  if (kind === 'updated') notify.success('Project Updated successfully');
}

/**
 * Returns a function that submits the open forms and records both lists. It resolves to false if something is missing,
 * invalid or not saved; the error is shown, and its tab is selected (spec sections 4 and 5).
 */
export function useRecordWork({ experience, project, tab, selectTab }: WorkOptions): () => Promise<boolean> {
  const { data, completeStep } = useWizard();
  const { userType } = data;

  const reject = (text: string, errorTab: WorkTab): false => {
    notify.error(text);
    if (tab !== errorTab) selectTab(errorTab);
    return false;
  };

  const submitForms = async () => {
    const experienceResult = await experience.submit('ignore');
    if (experienceResult.kind === 'invalid') {
      if (tab !== 'experience') selectTab('experience');
      return undefined;
    }
    const projectResult = await project.submit('ignore');
    if (projectResult.kind !== 'invalid') return { experienceResult, projectResult };
    reject(VALIDATION.projectIncomplete, 'projects');
    return undefined;
  };

  return async () => {
    const results = await submitForms();
    if (results === undefined) return false;
    const { experienceResult, projectResult } = results;
    const [experiences, projects] = await Promise.all([
      experience.withLateSkills(experienceResult.items),
      project.withLateSkills(projectResult.items),
    ]);
    const needsProject =
      getRequiredTab(userType) === 'projects' || (tab === 'projects' && isProjectRequiredInProjectsTab(userType));
    if (getRequiredTab(userType) === 'experience' && experiences.length === 0) {
      return reject(VALIDATION.experienceRequiredToContinue, 'experience');
    }
    if (needsProject && projects.length === 0) return reject(VALIDATION.projectRequiredToContinue, 'projects');
    const fallbackMessage = tab === 'projects' ? 'Failed to process projects' : undefined;
    const { isRecorded } = await completeStep(
      'experience',
      { experiences: [...experiences], projects: [...projects] },
      fallbackMessage,
    );
    if (!isRecorded) return false;
    // One toast: more would cover the next step on a phone.
    if (tab === 'projects') notify.success('Projects saved successfully');
    else if (experienceResult.kind === 'blank') notifyProject(projectResult);
    else notifyExperience(experienceResult);
    return true;
  };
}
