import { useId } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-neighbor-fallback';
import { hasSkill } from '../../../shared/describe/skill-lists';

interface SkillChipsProps {
  readonly skills: readonly string[];
  /** Shown in green. */
  readonly detectedSkills: readonly string[];
  readonly onRemove: (skill: string) => void;
}

export function SkillChips({ skills, detectedSkills, onRemove }: SkillChipsProps) {
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
