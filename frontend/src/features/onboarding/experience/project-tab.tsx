import type { Project } from '@trackrecord/contracts';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { notify } from '../../../shared/toast/notify';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import type { useProjectEntries } from './project-entries';
import { ProjectFields } from './project-fields';
import { PROJECT_TIPS } from './tips';
import { tellProject } from './use-work-to-record';
import { WorkTabFrame } from './work-tab-frame';
import type { WorkTabProps } from './work-tab-frame';

const wordsOf = (item: Project) => ({
  title: item.title,
  detail: item.links.map(({ name }) => name).join(' · '),
  text: item.description ?? '',
});

/** The Projects tab (spec section 2). */
export function ProjectTab({ form, entries, ...step }: ReturnType<typeof useProjectEntries> & WorkTabProps) {
  const submit = async (): Promise<void> => tellProject(await entries.submit('is-wrong'));
  const list = {
    ...entries,
    remove: (item: Project) => {
      entries.remove(item);
      notify.success('Project deleted successfully');
    },
  };
  return (
    <WorkTabFrame
      {...step}
      tab="projects"
      heading="Add your Project details"
      what="Project"
      entries={entries}
      onSubmit={() => void submit()}
      barred={false}
    >
      <EntryEditor
        what="Project"
        noun="project"
        entries={list}
        words={wordsOf}
        saving={step.saving}
        onSubmit={() => void submit()}
        aside={<Tips tips={PROJECT_TIPS} />}
      >
        <ProjectFields form={form} />
      </EntryEditor>
      <UnsavedWarning question={entries.question} />
    </WorkTabFrame>
  );
}
