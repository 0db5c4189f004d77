import type { Project } from '@trackrecord/contracts';
import type { ProjectFormValues } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionField } from '../../../shared/describe/description-field';
import { useEntrySkills } from '../../../shared/describe/entry-skills';
import { LinkFields } from '../../../shared/entries/link-fields';
import { Field } from '../../../shared/forms/field';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { summarizeProject } from '../../../shared/profile/entry-summaries';
import { notify } from '../../../shared/toast/notify';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import type { useProjectEntries } from './project-entries';
import { PROJECT_TIPS } from './tips';

interface ProjectFieldsProps {
  readonly form: UseFormReturn<ProjectFormValues>;
}

function ProjectFields({ form }: ProjectFieldsProps) {
  const skills = useEntrySkills(form, 'skills');
  return (
    <div className="tr-fields">
      <div className="tr-field-all">
        <Field form={form} name="title" label="Project title" required />
      </div>
      <LinkFields form={form} />
      <DescriptionField
        form={form}
        title="title"
        description="description"
        origin="descriptionOrigin"
        skills={skills}
        context="project"
        emptyText={VALIDATION.nothingToEnhance}
        placeholder="What it does, who uses it, and what you built yourself"
        required
      />
    </div>
  );
}

type ProjectPanelProps = ReturnType<typeof useProjectEntries> & {
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
};

/** The Projects tab (spec section 2). */
export function ProjectPanel({ form, entries, isSaving, onSubmit }: ProjectPanelProps) {
  const entriesWithToast = {
    ...entries,
    remove: (item: Project) => {
      entries.remove(item);
      notify.success('Project deleted successfully');
    },
  };
  return (
    <>
      <EntryEditor
        label="Project"
        noun="project"
        entries={entriesWithToast}
        summarize={summarizeProject}
        isSaving={isSaving}
        onSubmit={onSubmit}
        aside={<Tips tips={PROJECT_TIPS} />}
      >
        <ProjectFields key={entries.formKey} form={form} />
      </EntryEditor>
      <UnsavedWarning discardPrompt={entries.discardPrompt} />
    </>
  );
}
