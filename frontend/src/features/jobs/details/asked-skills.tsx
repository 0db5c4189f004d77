import { useId, useState } from 'react';
import type { QuotedSkill } from '../explained-job';

interface AskedSkillsProps {
  readonly title: string;
  readonly skills: readonly QuotedSkill[];
  /** Those the profile has are found, the others recommended (look, Chips). */
  readonly tone: 'is-found' | 'is-tip';
}

/** Skills that a job asks for; each shows where the posting says so. */
export function AskedSkills({ title, skills, tone }: AskedSkillsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  if (skills.length === 0) return null;
  const shown = skills.find(({ name }) => name === chosen);
  return (
    <div className="tr-asked">
      <h4 id={id}>{title}</h4>
      <ul className="tr-chips" aria-labelledby={id}>
        {skills.map(({ name, isExtra }) => (
          <li key={name}>
            <button
              type="button"
              className={`tr-chip ${tone}`}
              aria-expanded={name === chosen}
              aria-controls={name === chosen ? `${id}quote` : undefined}
              onClick={() => setChosen(name === chosen ? undefined : name)}
            >
              <bdi>{name}</bdi>
              {isExtra && <small>nice to have</small>}
            </button>
          </li>
        ))}
      </ul>
      {/* Always there, so that what appears in it is announced. */}
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
