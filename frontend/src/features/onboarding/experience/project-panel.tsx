import type { Project } from '@trackrecord/contracts';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { notify } from '../../../shared/toast/notify';
import { projectWords } from '../../../shared/profile/words';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import type { useProjectEntries } from './project-entries';
import { ProjectFields } from './project-fields';
import { PROJECT_TIPS } from './tips';

type ProjectPanelProps = ReturnType<typeof useProjectEntries> & {
  readonly saving: boolean;
  readonly onSubmit: () => void;
};

/** What the Projects tab shows (spec section 2). */
export function ProjectPanel({ form, entries, saving, onSubmit }: ProjectPanelProps) {
  const telling = {
    ...entries,
    remove: (item: Project) => {
      entries.remove(item);
      notify.success('Project deleted successfully');
    },
  };
  return (
    <>
      <EntryEditor
        what="Project"
        noun="project"
        entries={telling}
        words={projectWords}
        saving={saving}
        onSubmit={onSubmit}
        aside={<Tips tips={PROJECT_TIPS} />}
      >
        <ProjectFields key={entries.opening} form={form} />
      </EntryEditor>
      <UnsavedWarning question={entries.question} />
    </>
  );
}
