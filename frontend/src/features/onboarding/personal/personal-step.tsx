import type { PersonalTyped } from '@trackrecord/contracts';
import { canonicalLinkedInUrl, isLinkedInUrl, wizardPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../shared/forms/field';
import { FieldsToSave } from '../../../shared/forms/fields-to-save';
import { AS_TYPED, LinkedInField } from '../../../shared/forms/linkedin-field';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { showServerDetails } from '../../../shared/forms/server-details';
import { NextButton, StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useTypedDraft } from '../wizard/use-typed-draft';
import { useWizard } from '../wizard/wizard-context';
import { LinkedInButton } from './linkedin-button';
import { LinkedInTip } from './linkedin-tip';
import { personalTypedOf } from './personal-values';

const asked = wizardPersonalInfo.pick({ firstName: true, lastName: true, linkedInUrl: true });
const FIELDS = ['firstName', 'lastName', 'linkedInUrl'] as const;

/** The personal step: name and LinkedIn address (spec section 2). */
export default function PersonalStep() {
  const { data, draftOf, keepDraft, complete } = useWizard();
  const { goOn, goBack, returning } = useStepNavigation('personal');
  const { personalInfo } = data;
  const [saving, setSaving] = useState(false);
  const form = useForm<PersonalTyped>({
    resolver: schemaResolver(asked),
    defaultValues: draftOf('personal') ?? personalTypedOf(personalInfo),
    mode: 'all',
  });
  const linkedInUrl = useWatch({ control: form.control, name: 'linkedInUrl' });
  useTypedDraft(form, (values) => keepDraft('personal', values));

  const next = async (values: PersonalTyped): Promise<void> => {
    setSaving(true);
    // What the step does not ask for stays as it is.
    const outcome = await complete('personal', { personalInfo: { ...personalInfo, ...values } });
    setSaving(false);
    if (outcome.recorded) goOn();
    else showServerDetails(form, 'data.personalInfo', FIELDS, outcome.failure);
  };

  return (
    <form className="tr-contents" noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
      <StepPage
        title="Personal information"
        heading="Tell us about yourself"
        size="short"
        lead="Your name and LinkedIn URL appear at the top of your profile and CV."
        foot={
          <StepFoot onBack={goBack}>
            <NextButton label={returning ? 'Back to Review' : 'Next'} saving={saving} />
          </StepFoot>
        }
      >
        <div className="tr-step-columns">
          <FieldsToSave saving={saving}>
            <div className="card">
              <div className="card-body tr-fields">
                <Field form={form} name="firstName" label="First name" autoComplete="given-name" required />
                <Field form={form} name="lastName" label="Last name" autoComplete="family-name" required />
                <div className="tr-field-all tr-linkedin">
                  <LinkedInField
                    form={form}
                    name="linkedInUrl"
                    required
                    onCanonical={(address) => form.setValue('linkedInUrl', address, AS_TYPED)}
                  />
                  <LinkedInButton done={isLinkedInUrl(canonicalLinkedInUrl(linkedInUrl))} />
                </div>
              </div>
            </div>
          </FieldsToSave>
          <LinkedInTip />
        </div>
      </StepPage>
    </form>
  );
}
