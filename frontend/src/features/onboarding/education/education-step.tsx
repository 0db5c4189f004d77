import type { Education } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { notify } from '../../../shared/toast/notify';
import { Tips } from '../../../shared/ui/tips';
import { EntryEditor } from '../entries/entry-editor';
import { educationWords } from '../../../shared/profile/words';
import { AddButton } from '../wizard/add-button';
import { NextButton, StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { useEducationEntries } from './education-entries';
import { EducationFields } from './education-fields';
import { EDUCATION_TIPS } from './education-tips';

const isComplete = ({ institution, courseType, courseName }: Education): boolean =>
  [institution, courseType, courseName].every((part) => part.trim() !== '');

/** The education step: a list and a form (spec section 2). */
export default function EducationStep() {
  const { complete } = useWizard();
  const { goOn, goBack, returning } = useStepNavigation('education');
  const { form, entries } = useEducationEntries();
  const [saving, setSaving] = useState(false);

  const submit = async (blankCounts: 'is-wrong' | 'is-nothing') => {
    const submitted = await entries.submit(blankCounts);
    if (submitted.kind === 'added') notify.success('Education added successfully');
    if (submitted.kind === 'updated') notify.success('Education updated successfully');
    return submitted;
  };

  const next = async (): Promise<void> => {
    const submitted = await submit('is-nothing');
    if (submitted.kind === 'wrong') return;
    const { items } = submitted;
    if (items.length === 0) notify.error(VALIDATION.educationRequired);
    else if (!items.every(isComplete)) notify.error(VALIDATION.educationIncomplete);
    else await record(items);
  };

  const record = async (items: readonly Education[]): Promise<void> => {
    setSaving(true);
    const { recorded } = await complete('education', { educations: [...items] });
    setSaving(false);
    if (!recorded) return;
    notify.success('Education details saved successfully');
    goOn();
  };

  return (
    <StepPage
      title="Education"
      heading="Tell us about your education"
      lead="Add schools and courses, newest first."
      foot={
        <StepFoot onBack={goBack}>
          <AddButton what="Education" entries={entries} onSubmit={() => void submit('is-wrong')} />
          <NextButton label={returning ? 'Back to Review' : 'Continue'} saving={saving} onClick={() => void next()} />
        </StepFoot>
      }
    >
      <EntryEditor
        what="Education"
        noun="education"
        entries={entries}
        words={educationWords}
        saving={saving}
        onSubmit={() => void submit('is-wrong')}
        aside={<Tips tips={EDUCATION_TIPS} />}
      >
        <EducationFields key={entries.opening} form={form} />
      </EntryEditor>
      <UnsavedWarning question={entries.question} />
    </StepPage>
  );
}
