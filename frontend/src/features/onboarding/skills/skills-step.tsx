import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState, useId } from 'react';
import { RetryNote } from '../../../shared/describe/retry-note';
import { hasSkill } from '../../../shared/describe/skill-lists';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { notify } from '../../../shared/toast/notify';
import { AddableChips } from '../../../shared/ui/addable-chips';
import { Icon } from '../../../shared/ui/icon';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { NextButton, StepFooter } from '../wizard/step-footer';
import { useStepNavigation } from '../wizard/step-navigation';
import { StepPage } from '../wizard/step-page';
import { useWizard } from '../wizard/wizard-context';
import { AddSkills } from './add-skills';
import { useRecommendedSkills } from './use-recommended-skills';
import { useSkillList } from './use-skill-list';

interface SkillChipsProps {
  readonly skills: readonly string[];
  /** Shown in green, with stars. */
  readonly detectedSkills: readonly string[];
  readonly onRemove: (skill: string) => void;
}

function SkillChips({ skills, detectedSkills, onRemove }: SkillChipsProps) {
  const section = useFocusNeighborFallback<HTMLElement>();
  const id = useId();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <h2 className="h3 mb-2" id={id}>
        Your skills
      </h2>
      {skills.length === 0 && <p className="tr-quiet mb-0">No skills yet. Add your first one below.</p>}
      <ul className="tr-chips" aria-label="Your skills">
        {skills.map((skill) => (
          <li key={skill} className={hasSkill(detectedSkills, skill) ? 'tr-chip is-found' : 'tr-chip'}>
            {hasSkill(detectedSkills, skill) && <Icon name="stars" />}
            {skill}
            {hasSkill(detectedSkills, skill) && <span className="visually-hidden"> (from your description)</span>}
            <button type="button" aria-label={`Remove ${skill}`} onClick={() => onRemove(skill)}>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The skills step: chosen, detected and recommended skills (spec section 2). */
export default function SkillsStep() {
  const { completeStep } = useWizard();
  const { goNext, goBack, isReturning } = useStepNavigation('skills');
  const list = useSkillList();
  const { draft, detectedSkills, add, addInput, remove } = list;
  const recommendations = useRecommendedSkills(draft.skills);
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
      lead="Jobs are matched by your skills. Those with stars come from your descriptions."
      footer={
        <StepFooter onBack={goBack}>
          <NextButton label={isReturning ? 'Back to Review' : 'Next'} isSaving={isSaving} onClick={() => void next()} />
        </StepFooter>
      }
    >
      <SavingFieldset isSaving={isSaving}>
        <div className="card">
          <div className="card-body tr-stack tr-gap-lg">
            <SkillChips skills={draft.skills} detectedSkills={detectedSkills} onRemove={remove} />
            {/* Above the suggestions, so that it does not move when they arrive. */}
            <AddSkills list={list} />
            <AddableChips
              label="From your descriptions, tap to add"
              chips={toMissingChips(detectedSkills)}
              kind="is-found"
              onAdd={({ text }) => add(text)}
            />
            <AddableChips
              label="Recommended, tap to add"
              chips={toMissingChips(recommendations.skills)}
              kind="is-tip"
              onAdd={({ text }) => {
                recommendations.recordAddedSkill(text);
                add(text);
              }}
            />
            {/* Always rendered, so that screen readers announce changes. */}
            <p className={recommendations.isLoading ? 'tr-quiet tr-small mb-0' : 'visually-hidden'} role="status">
              {recommendations.isLoading && 'Looking for related skills...'}
            </p>
            <RetryNote text={recommendations.errorText} error={recommendations.error} onRetry={recommendations.retry} />
          </div>
        </div>
      </SavingFieldset>
    </StepPage>
  );
}
