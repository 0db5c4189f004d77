import type { Education, EducationFormValues } from '@trackrecord/contracts';
import { DEGREE_TYPES } from '@trackrecord/contracts/lists/degrees';
import { educationForm } from '@trackrecord/contracts/forms/wizard-forms';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { EducationFields } from '../../../shared/entries/education-fields';
import { EMPTY_EDUCATION, toEducation, toEducationValues } from '../../../shared/entries/education-values';
import { ControlledCombobox } from '../../../shared/forms/controlled-combobox';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { summarizeEducation } from '../../../shared/profile/entry-summaries';
import { notify } from '../../../shared/toast/notify';
import { Tips } from '../../../shared/ui/tips';
import { AddEntryButton } from '../entries/add-entry-button';
import { EntryEditor } from '../entries/entry-editor';
import { useEntries } from '../entries/use-entries';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';

const isComplete = ({ institution, courseType, courseName }: Education): boolean =>
  [institution, courseType, courseName].every((value) => value.trim() !== '');

const EDUCATION_TIPS = [
  {
    title: 'Write it out',
    text: "Use the school's full name. Recruiters may not know the abbreviation.",
  },
  {
    title: 'Still studying?',
    text: 'Select "I am currently studying here". It will show as "Present".',
  },
  {
    title: 'Grades help when they are good',
    text: 'Add grades or rankings under Achievements, or leave them out.',
  },
  {
    title: 'Courses count',
    text: 'Add certificates and online courses that you would show to a company.',
  },
  {
    title: 'Add your awards',
    text: 'List scholarships, awards and publications, one line each.',
  },
] as const;

/** The education step (spec section 2). */
export default function EducationStep() {
  const { completeStep } = useWizard();
  const { goNext, goBack, isReturning } = useStepNavigation('education');
  const { form, entries } = useEducationEntries();
  const [isSaving, setIsSaving] = useState(false);

  const submit = async (): Promise<void> => {
    const { kind } = await entries.submit('reject');
    if (kind === 'added') notify.success('Education added successfully');
    if (kind === 'updated') notify.success('Education updated successfully');
  };

  const next = async (): Promise<void> => {
    // Without a toast of its own: the one about the step says that it was saved.
    const result = await entries.submit('ignore');
    if (result.kind === 'invalid') return;
    const { items } = result;
    if (items.length === 0) notify.error(VALIDATION.educationRequired);
    else if (!items.every(isComplete)) notify.error(VALIDATION.educationIncomplete);
    else await save(items);
  };

  const save = async (items: readonly Education[]): Promise<void> => {
    setIsSaving(true);
    const { isRecorded } = await completeStep('education', { educations: [...items] });
    setIsSaving(false);
    if (!isRecorded) return;
    notify.success('Education details saved successfully');
    goNext();
  };

  return (
    <StepPage
      title="Education"
      heading="Tell us about your education"
      lead="Add schools and courses. Your CV lists them in this order."
      footer={
        <StepFooter onBack={goBack}>
          <AddEntryButton label="Education" entries={entries} onSubmit={() => void submit()} />
          <NextButton
            label={isReturning ? 'Back to Review' : 'Continue'}
            isSaving={isSaving}
            onClick={() => void next()}
          />
        </StepFooter>
      }
    >
      <EntryEditor
        label="Education"
        noun="education"
        entries={entries}
        summarize={summarizeEducation}
        isSaving={isSaving}
        onSubmit={() => void submit()}
        aside={<Tips tips={EDUCATION_TIPS} />}
      >
        <div key={entries.formKey} className="tr-fields">
          <EducationFields form={form} ongoingLabel="I am currently studying here" areDatesRequired>
            <ControlledCombobox
              form={form}
              name="courseType"
              label="Education type"
              items={DEGREE_TYPES}
              placeholder="Search degrees"
              emptyText="No matching degree. We'll use what you typed."
              allowCustomText
              required
            />
          </EducationFields>
        </div>
      </EntryEditor>
      <UnsavedWarning discardPrompt={entries.discardPrompt} />
    </StepPage>
  );
}

/** Returns the education list and its form. */
function useEducationEntries() {
  const { data, getDraft, saveDraft } = useWizard();
  const initialDraft = getDraft('education') ?? { items: data.educations ?? [], form: null };
  return useEntries<Education, EducationFormValues>({
    schema: educationForm,
    initialDraft,
    emptyValues: EMPTY_EDUCATION,
    firstField: 'institution',
    toFormValues: toEducationValues,
    toItem: toEducation,
    onChange: (draft) => saveDraft('education', draft),
  });
}
