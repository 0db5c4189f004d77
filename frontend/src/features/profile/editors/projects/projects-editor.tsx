import type { ProjectEditorValues } from '@trackrecord/contracts';
import { projectEditorForm } from '@trackrecord/contracts/forms/editor-forms';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionField } from '../../../../shared/describe/description-field';
import { LinkFields } from '../../../../shared/entries/link-fields';
import { DateRangeFields } from '../../../../shared/entries/date-range-fields';
import { Field } from '../../../../shared/forms/field';
import { summarizeProject } from '../../../../shared/profile/entry-summaries';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { ListSectionForm } from '../lists/list-section-form';
import type { ListConfig } from '../lists/list-section-form';
import { EMPTY_VALUES, FIELD_NAMES, toProject, getItems, toFormValues, getWarning } from './project-values';

interface ProjectFieldsProps {
  readonly form: UseFormReturn<ProjectEditorValues>;
}

function ProjectFields({ form }: ProjectFieldsProps) {
  return (
    <>
      <div className="tr-field-all">
        <Field form={form} name="title" label="Project title" required />
      </div>
      <DescriptionField
        form={form}
        title="title"
        description="description"
        origin="descriptionOrigin"
        context="project"
        emptyText={VALIDATION.nothingToEnhance}
        required
      />
      <Field form={form} name="category" label="Category" placeholder="Web application" />
      <Field form={form} name="year" label="Year" inputMode="numeric" placeholder="2024" maxLength={20} />
      <DateRangeFields form={form} ongoingField={{ name: 'isOngoing', label: 'Ongoing' }} />
      <Field form={form} name="projectUrl" label="Project URL" type="url" inputMode="url" placeholder="https://" />
      <Field
        form={form}
        name="imageUrl"
        label="Image URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Leave it empty and we'll create a picture."
      />
      <LinkFields form={form} />
    </>
  );
}

const CONFIG: ListConfig<'projects', ProjectEditorValues> = {
  section: 'projects',
  getItems,
  toSection: (items) => [...items],
  getWarning,
  schema: projectEditorForm,
  fieldNames: FIELD_NAMES,
  firstField: 'title',
  emptyValues: EMPTY_VALUES,
  toFormValues,
  toItem: toProject,
  Fields: ProjectFields,
  noun: 'project',
  emptyText: 'No projects yet',
  summarizeItem: summarizeProject,
};

const ProjectsForm = (props: SectionFormProps) => <ListSectionForm {...props} config={CONFIG} />;

/** Edits the projects. */
export default function ProjectsEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Projects" section="projects" form={ProjectsForm} />;
}
