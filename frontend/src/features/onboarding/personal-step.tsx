import { isLinkedInUrl, wizardPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../shared/forms/field';
import { FieldsToSave } from '../../shared/forms/fields-to-save';
import { schemaResolver } from '../../shared/forms/schema-resolver';
import { showServerDetails } from '../../shared/forms/server-details';
import { UnsavedWarning } from '../../shared/forms/unsaved-warning';
import { useUnsavedGuard } from '../../shared/forms/use-unsaved-guard';
import { useSaveOver } from '../../shared/profile/use-save-over';
import type { Outcome } from '../../shared/profile/use-save-over';
import { notify } from '../../shared/toast/notify';
import { ConflictNote } from '../../shared/ui/conflict-note';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useStillOpen } from '../../shared/ui/use-still-open';
import { LinkedInButton } from './linkedin-button';
import { LinkedInTip } from './linkedin-tip';
import { useSaveProfileMutation } from './onboarding-api';
import { StepFoot } from './step-foot';
import { TypedHeading } from './typed-heading';
import { PERSONAL_FIELDS, personalValuesOf, useWizardStart } from './wizard-start';
import type { PersonalValues } from './wizard-start';

const asked = wizardPersonalInfo.pick({ firstName: true, lastName: true, linkedInUrl: true });

const TEXTS = { withoutUser: 'Please wait while we load your profile...', failed: MESSAGES.profileNotSaved };

/** The personal step of the wizard: name and LinkedIn address (spec section 2). */
export function PersonalStep() {
  const start = useWizardStart();
  const navigate = useNavigate();
  const form = useForm<PersonalValues>({
    resolver: schemaResolver(asked),
    defaultValues: personalValuesOf(start.personalInfo),
    mode: 'all',
  });
  const linkedInUrl = useWatch({ control: form.control, name: 'linkedInUrl' });
  const [send] = useSaveProfileMutation();
  const { saving, theirs, takeTheirs, keepMine, save } = useSaveOver(
    start,
    TEXTS,
    // What the step does not ask for stays as it was stored.
    (uid, values: PersonalValues, { revision, personalInfo }) =>
      send({ uid, personalInfo: { ...personalInfo, ...values }, revision }).unwrap(),
  );
  const { question, release } = useUnsavedGuard(form.formState.isDirty);
  const isStillOpen = useStillOpen();
  usePageTitle('Personal information');

  const finish = async (attempt: Promise<Outcome>): Promise<void> => {
    const outcome = await attempt;
    if (!outcome.saved) {
      showServerDetails(form, 'personalInfo', PERSONAL_FIELDS, outcome.failure);
      return;
    }
    release();
    notify.success(MESSAGES.profileSaved);
    if (isStillOpen()) await navigate('/profile');
  };

  const loadTheirs = (): void => {
    form.setFocus(PERSONAL_FIELDS[0]);
    form.reset(personalValuesOf(theirs?.personalInfo));
    takeTheirs();
  };

  return (
    <form
      className="tr-step"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => finish(save(values)))(event)}
    >
      <div className="my-auto py-4">
        <TypedHeading text="Tell us about yourself" />
        <p className="tr-muted mt-2 mb-4">Your name and where to find you. It heads your profile and your CV.</p>
        {theirs !== undefined && (
          <div className="mb-4">
            <ConflictNote
              onTakeTheirs={loadTheirs}
              onKeepMine={() => void form.handleSubmit((values) => finish(keepMine(values)))()}
            />
          </div>
        )}
        <div className="tr-step-columns">
          <FieldsToSave saving={saving}>
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
          </FieldsToSave>
          <LinkedInTip />
        </div>
      </div>
      <StepFoot saving={saving} />
      <UnsavedWarning question={question} />
    </form>
  );
}
