import type { ProjectTyped } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../shared/forms/field';
import { DescriptionField } from '../../../shared/describe/description-field';
import { useEntrySkills } from '../../../shared/describe/entry-skills';
import { LinkFields } from '../../../shared/entries/link-fields';

interface ProjectFieldsProps {
  readonly form: UseFormReturn<ProjectTyped>;
}

/** The fields of one project (spec section 2, Projects tab). */
export function ProjectFields({ form }: ProjectFieldsProps) {
  const skills = useEntrySkills(form, 'skills');
  return (
    <div className="tr-fields">
      <div className="tr-field-all">
        <Field form={form} name="title" label="Project title" required />
      </div>
      <LinkFields form={form} />
      <DescriptionField
        form={form}
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
