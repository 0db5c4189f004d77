import type { PersonalFormValues } from '@trackrecord/contracts';
import { toCanonicalLinkedInUrl, isLinkedInUrl, personalStepForm } from '@trackrecord/contracts/profile/personal-info';
import { LINKEDIN_ORIGIN } from '@trackrecord/contracts/profile/personal-info';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../shared/forms/field';
import { LastNameField } from '../../../shared/forms/last-name-field';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { USER_EDIT_OPTIONS, LinkedInField } from '../../../shared/forms/linkedin-field';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { showServerErrors } from '../../../shared/forms/server-errors';
import { Icon } from '../../../shared/ui/icon';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useFormChanges } from '../wizard/use-form-changes';
import { useWizard } from '../wizard/wizard-context';
import { toPersonalForm } from './personal-form';

interface LinkedInButtonProps {
  /** Whether the field already holds a valid URL. */
  readonly isDone: boolean;
}

/** LinkedIn redirects this URL to the profile of its signed-in user. */
const LINKEDIN_SELF_URL = `${LINKEDIN_ORIGIN}/in/me/`;

function LinkedInButton({ isDone }: LinkedInButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-plain"
      disabled={isDone}
      onClick={() => window.open(LINKEDIN_SELF_URL, '_blank', 'noopener,noreferrer')}
    >
      <Icon name={isDone ? 'check-lg' : 'box-arrow-up-right'} />
      {isDone ? 'LinkedIn URL added' : 'Open LinkedIn'}
      {!isDone && <span className="visually-hidden"> in a new tab</span>}
    </button>
  );
}

function LinkedInTip() {
  return (
    <aside className="tr-note align-self-start" aria-label="Tip">
      <Icon name="lightbulb" />
      <div>
        <strong className="d-block mb-1">Where to find your LinkedIn URL</strong>
        Open LinkedIn, go to your profile, then copy the address from the address bar and paste it here.
      </div>
    </aside>
  );
}

const FIELDS = ['firstName', 'lastName', 'linkedInUrl'] as const;

/** The personal step: name and LinkedIn URL (spec section 2). */
export default function PersonalStep() {
  const { data, getDraft, saveDraft, completeStep } = useWizard();
  const { goNext, goBack, isReturning } = useStepNavigation('personal');
  const { personalInfo } = data;
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<PersonalFormValues>({
    resolver: schemaResolver(personalStepForm),
    defaultValues: getDraft('personal') ?? toPersonalForm(personalInfo),
    mode: 'all',
  });
  const linkedInUrl = useWatch({ control: form.control, name: 'linkedInUrl' });
  useFormChanges(form, (values) => saveDraft('personal', values));

  const next = async ({ hasOnlyOneName, ...values }: PersonalFormValues): Promise<void> => {
    setIsSaving(true);
    // Keep the fields that the step does not have.
    const result = await completeStep('personal', {
      personalInfo: { ...personalInfo, ...values, hasOnlyOneName: hasOnlyOneName || undefined },
    });
    setIsSaving(false);
    if (result.isRecorded) goNext();
    else showServerErrors(form, 'data.personalInfo', FIELDS, result.error);
  };

  return (
    <form className="tr-contents" noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
      <StepPage
        title="Personal information"
        heading="Tell us about yourself"
        lead="Your name and LinkedIn URL appear at the top of your profile and CV."
        footer={
          <StepFooter onBack={goBack}>
            <NextButton label={isReturning ? 'Back to Review' : 'Next'} isSaving={isSaving} />
          </StepFooter>
        }
      >
        <div className="tr-step-columns">
          <SavingFieldset isSaving={isSaving}>
            <div className="card">
              <div className="card-body tr-fields">
                <Field form={form} name="firstName" label="First name" autoComplete="given-name" required />
                <LastNameField form={form} />
                <div className="tr-field-all tr-linkedin">
                  <LinkedInField
                    form={form}
                    name="linkedInUrl"
                    required
                    onCanonicalUrl={(url) => form.setValue('linkedInUrl', url, USER_EDIT_OPTIONS)}
                  />
                  <LinkedInButton isDone={isLinkedInUrl(toCanonicalLinkedInUrl(linkedInUrl))} />
                </div>
              </div>
            </div>
          </SavingFieldset>
          <LinkedInTip />
        </div>
      </StepPage>
    </form>
  );
}
