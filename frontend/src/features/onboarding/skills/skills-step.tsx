import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { notify } from '../../../shared/toast/notify';
import { AddableChips } from '../../../shared/ui/addable-chips';
import { hasSkill } from '../../../shared/describe/skill-lists';
import { RetryNote } from '../../../shared/describe/retry-note';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { AddSkills } from './add-skills';
import { SkillChips } from './skill-chips';
import { useRecommendedSkills } from './use-recommended-skills';
import { useSkillList } from './use-skill-list';

/** The skills step: chosen, detected and recommended skills (spec section 2). */
export default function SkillsStep() {
  const { completeStep } = useWizard();
  const { goNext, goBack, isReturning } = useStepNavigation('skills');
  const list = useSkillList();
  const { draft, detectedSkills, add, addInput, remove } = list;
  const recommended = useRecommendedSkills(draft.skills);
  const [isSaving, setIsSaving] = useState(false);
  const toMissingChips = (skills: readonly string[]) =>
    skills.filter((skill) => !hasSkill(draft.skills, skill)).map((text) => ({ text }));

  const next = async (): Promise<void> => {
    const { skills } = addInput();
    if (skills.length === 0) {
      notify.error(VALIDATION.skillRequired);
      return;
    }
    setIsSaving(true);
    const { isRecorded } = await completeStep('skills', { skills: [...skills] });
    setIsSaving(false);
    if (!isRecorded) return;
    notify.success('Skills processed successfully');
    goNext();
  };

  return (
    <StepPage
      title="Skills"
      heading="What are you good at?"
      lead="Employers search by skills. Green skills come from your descriptions."
      footer={
        <StepFooter onBack={goBack}>
          <NextButton label={isReturning ? 'Back to Review' : 'Next'} isSaving={isSaving} onClick={() => void next()} />
        </StepFooter>
      }
    >
      <SavingFieldset saving={isSaving}>
        <div className="card">
          <div className="card-body tr-stack tr-roomy">
            <SkillChips skills={draft.skills} detectedSkills={detectedSkills} onRemove={remove} />
            <AddableChips
              label="From your descriptions, tap to add"
              chips={toMissingChips(detectedSkills)}
              kind="is-found"
              onAdd={({ text }) => add(text)}
            />
            <AddableChips
              label="Recommended, tap to add"
              chips={toMissingChips(recommended.skills)}
              kind="is-tip"
              onAdd={({ text }) => add(text)}
            />
            {/* Always rendered, so that screen readers announce changes. */}
            <p className={recommended.isLoading ? 'tr-quiet tr-small mb-0' : 'visually-hidden'} role="status">
              {recommended.isLoading && 'Looking for related skills...'}
            </p>
            <RetryNote text={recommended.error} onRetry={recommended.retry} />
            <AddSkills list={list} />
          </div>
        </div>
      </SavingFieldset>
    </StepPage>
  );
}
