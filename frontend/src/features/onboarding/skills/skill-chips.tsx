import { useId } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { hasSkill } from '../../../shared/describe/found-skills';

interface SkillChipsProps {
  readonly skills: readonly string[];
  /** Those found in a description are green. */
  readonly found: readonly string[];
  readonly onRemove: (skill: string) => void;
}

/** The skills somebody has, each with a way to take it out. */
export function SkillChips({ skills, found, onRemove }: SkillChipsProps) {
  const place = useKeptFocus<HTMLElement>();
  const id = useId();
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={id}>
      <h2 className="h3 mb-2" id={id}>
        Your skills
      </h2>
      {skills.length === 0 && <p className="tr-quiet mb-0">No skills yet. Add your first one below.</p>}
      <ul className="tr-chips" aria-label="Your skills">
        {skills.map((skill) => (
          <li key={skill} className={hasSkill(found, skill) ? 'tr-chip is-found' : 'tr-chip'}>
            {skill}
            {hasSkill(found, skill) && <span className="visually-hidden"> (from your description)</span>}
            <button type="button" aria-label={`Remove ${skill}`} onClick={() => onRemove(skill)}>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
