import { isLinkedInUrl, wizardPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../shared/forms/field';
import { schemaResolver } from '../../shared/forms/schema-resolver';
import { showServerDetails } from '../../shared/forms/server-details';
import { UnsavedWarning, useUnsavedGuard } from '../../shared/forms/unsaved-warning';
import type { ProfileDraft } from '../../shared/session/edit-state';
import { notify } from '../../shared/toast/notify';
import { ConflictNote } from '../../shared/ui/conflict-note';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { LinkedInButton } from './linkedin-button';
import { LinkedInTip } from './linkedin-tip';
import { StepFoot } from './step-foot';
import { TypedHeading } from './typed-heading';
import { useWizardSave } from './use-wizard-save';
import { PERSONAL_FIELDS, personalValuesOf, useWizardStart } from './wizard-start';
import type { PersonalValues } from './wizard-start';

const asked = wizardPersonalInfo.pick({ firstName: true, lastName: true, linkedInUrl: true });

/** The personal step of the wizard: name and LinkedIn address (spec section 2). */
export function PersonalStep() {
  const stored = useWizardStart();
  const [start, setStart] = useState(stored);
  const navigate = useNavigate();
  const form = useForm<PersonalValues>({
    resolver: schemaResolver(asked),
    defaultValues: personalValuesOf(start.personalInfo),
    mode: 'all',
  });
  const linkedInUrl = useWatch({ control: form.control, name: 'linkedInUrl' });
  const { saving, theirs, settle, save } = useWizardSave();
  const { blocker, release } = useUnsavedGuard(form.formState.isDirty);
  usePageTitle('Personal information');

  const saveOver = async (values: PersonalValues, base: ProfileDraft): Promise<void> => {
    const outcome = await save(values, base);
    if (!outcome.saved) {
      showServerDetails(form, 'personalInfo', PERSONAL_FIELDS, outcome.failure);
      return;
    }
    release();
    notify.success(MESSAGES.profileSaved);
    await navigate('/profile');
  };

  const settleWith = (after: (latest: ProfileDraft) => void): void => {
    if (theirs === undefined) return;
    setStart(theirs);
    settle();
    after(theirs);
  };

  return (
    <form
      className="tr-step"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => saveOver(values, start))(event)}
    >
      <div className="my-auto py-4">
        <TypedHeading text="Tell us about yourself" />
        <p className="tr-muted mt-2 mb-4">Your name and where to find you. It heads your profile and your CV.</p>
        {theirs !== undefined && (
          <div className="mb-4">
            <ConflictNote
              working={saving}
              onTakeTheirs={() => settleWith((latest) => form.reset(personalValuesOf(latest.personalInfo)))}
              onKeepMine={() => settleWith((latest) => void form.handleSubmit((values) => saveOver(values, latest))())}
            />
          </div>
        )}
        <div className="tr-step-columns">
          <div className="card">
            <div className="card-body tr-fields">
              <Field form={form} name="firstName" label="First name" autoComplete="given-name" required />
              <Field form={form} name="lastName" label="Last name" autoComplete="family-name" required />
              <div className="tr-field-all tr-linkedin">
                <Field
                  form={form}
                  name="linkedInUrl"
                  label="LinkedIn URL"
                  type="url"
                  inputMode="url"
                  placeholder="https://www.linkedin.com/in/username"
                  required
                />
                <LinkedInButton done={isLinkedInUrl(linkedInUrl.trim())} />
              </div>
            </div>
          </div>
          <LinkedInTip />
        </div>
      </div>
      <StepFoot saving={saving} />
      <UnsavedWarning blocker={blocker} />
    </form>
  );
}
