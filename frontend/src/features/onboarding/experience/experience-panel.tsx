import type { ExperienceFormValues } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionField } from '../../../shared/describe/description-field';
import { useEntrySkills } from '../../../shared/describe/entry-skills';
import { DateRangeFields } from '../../../shared/entries/date-range-fields';
import { Field } from '../../../shared/forms/field';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { summarizeExperience } from '../../../shared/profile/entry-summaries';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import type { useExperienceEntries } from './experience-entries';
import { EXPERIENCE_TIPS } from './tips';

interface ExperienceFieldsProps {
  readonly form: UseFormReturn<ExperienceFormValues>;
}

function ExperienceFields({ form }: ExperienceFieldsProps) {
  const skills = useEntrySkills(form, 'skills');
  return (
    <div className="tr-fields">
      <Field form={form} name="title" label="Position/Role" autoComplete="organization-title" required />
      <Field form={form} name="company" label="Company name" autoComplete="organization" required />
      <DateRangeFields form={form} ongoingField={{ name: 'current', label: 'I currently work here' }} />
      <DescriptionField
        form={form}
        title="title"
        description="description"
        origin="descriptionOrigin"
        skills={skills}
        context="experience"
        emptyText={VALIDATION.descriptionFirst}
        placeholder="What you did, which tools you used, and the results"
        required
      />
    </div>
  );
}

type ExperiencePanelProps = ReturnType<typeof useExperienceEntries> & {
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
};

/** The Work Experience tab (spec section 2). */
export function ExperiencePanel({ form, entries, isSaving, onSubmit }: ExperiencePanelProps) {
  return (
    <>
      <EntryEditor
        label="Experience"
        noun="work experience"
        entries={entries}
        summarize={summarizeExperience}
        isSaving={isSaving}
        onSubmit={onSubmit}
        aside={<Tips tips={EXPERIENCE_TIPS} />}
      >
        <ExperienceFields key={entries.formKey} form={form} />
      </EntryEditor>
      <UnsavedWarning discardPrompt={entries.discardPrompt} />
    </>
  );
}
