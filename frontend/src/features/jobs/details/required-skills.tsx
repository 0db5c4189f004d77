import { useId, useState } from 'react';
import type { QuotedSkill } from '../explained-job';

interface RequiredSkillsProps {
  readonly title: string;
  readonly skills: readonly QuotedSkill[];
  /** `is-found` for the profile's skills, `is-tip` for missing ones (look, Chips). */
  readonly tone: 'is-found' | 'is-tip';
}

/** Skills that a job requires. Each one expands to its quote from the posting. */
export function RequiredSkills({ title, skills, tone }: RequiredSkillsProps) {
  const id = useId();
  const [selected, setSelected] = useState<string>();
  if (skills.length === 0) return null;
  const shown = skills.find(({ name }) => name === selected);
  return (
    <div className="tr-asked">
      <h4 id={id}>{title}</h4>
      <ul className="tr-chips" aria-labelledby={id}>
        {skills.map(({ name, isExtra }) => (
          <li key={name}>
            <button
              type="button"
              className={`tr-chip ${tone}`}
              aria-expanded={name === selected}
              aria-controls={name === selected ? `${id}quote` : undefined}
              onClick={() => setSelected(name === selected ? undefined : name)}
            >
              <bdi>{name}</bdi>
              {isExtra && <small>nice to have</small>}
            </button>
          </li>
        ))}
      </ul>
      {/* Always rendered, so that screen readers announce changes. */}
      <div id={`${id}quote`} aria-live="polite">
        {shown !== undefined && (
          <p className="tr-small">
            From the posting: <q dir="auto">{shown.quote}</q>
          </p>
        )}
      </div>
    </div>
  );
}
