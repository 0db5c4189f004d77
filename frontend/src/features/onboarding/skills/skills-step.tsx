import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { FieldsToSave } from '../../../shared/forms/fields-to-save';
import { notify } from '../../../shared/toast/notify';
import { AddableChips } from '../../../shared/ui/addable-chips';
import { hasSkill } from '../../../shared/describe/found-skills';
import { RetryNote } from '../../../shared/describe/retry-note';
import { NextButton, StepFoot } from '../wizard/step-foot';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { AddSkills } from './add-skills';
import { SkillChips } from './skill-chips';
import { useRecommendedSkills } from './use-recommended-skills';
import { useSkillList } from './use-skill-list';

/** The skills step: what somebody has, what their descriptions say, what goes with it (spec section 2). */
export default function SkillsStep() {
  const { complete } = useWizard();
  const { goOn, goBack, returning } = useStepNavigation('skills');
  const list = useSkillList();
  const { draft, found, add, addTyped, remove } = list;
  const recommended = useRecommendedSkills(draft.skills);
  const [saving, setSaving] = useState(false);
  const missing = (skills: readonly string[]) =>
    skills.filter((skill) => !hasSkill(draft.skills, skill)).map((text) => ({ text }));

  const next = async (): Promise<void> => {
    const { skills } = addTyped();
    if (skills.length === 0) {
      notify.error(VALIDATION.skillRequired);
      return;
    }
    setSaving(true);
    const { recorded } = await complete('skills', { skills: [...skills] });
    setSaving(false);
    if (!recorded) return;
    notify.success('Skills processed successfully');
    goOn();
  };

  return (
    <StepPage
      title="Skills"
      heading="What are you good at?"
      lead="Employers search by skills. Green skills come from your descriptions."
      foot={
        <StepFoot onBack={goBack}>
          <NextButton label={returning ? 'Back to Review' : 'Next'} saving={saving} onClick={() => void next()} />
        </StepFoot>
      }
    >
      <FieldsToSave saving={saving}>
        <div className="card">
          <div className="card-body tr-stack tr-roomy">
            <SkillChips skills={draft.skills} found={found} onRemove={remove} />
            <AddableChips
              label="From your descriptions, tap to add"
              chips={missing(found)}
              kind="is-found"
              onAdd={({ text }) => add(text)}
            />
            <AddableChips
              label="Recommended, tap to add"
              chips={missing(recommended.skills)}
              kind="is-tip"
              onAdd={({ text }) => add(text)}
            />
            {/* Always there, so that what appears in it is announced. */}
            <p className={recommended.working ? 'tr-quiet tr-small mb-0' : 'visually-hidden'} role="status">
              {recommended.working && 'Looking for related skills...'}
            </p>
            <RetryNote text={recommended.failure} onRetry={recommended.again} />
            <AddSkills list={list} />
          </div>
        </div>
      </FieldsToSave>
    </StepPage>
  );
}
