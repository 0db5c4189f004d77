import { Icon } from '../ui/icon';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { EntrySkills } from './entry-skills';
import { skillsIn, withoutSkill } from './found-skills';
import { RetryNote } from './retry-note';
import type { useDetectedSkills } from './use-detected-skills';

interface DetectedSkillsProps {
  readonly skills: EntrySkills;
  readonly detection: ReturnType<typeof useDetectedSkills>;
}

/** The skills found in a description, each of which can be taken out; shown once there is something to show. */
export function DetectedSkills({ skills, detection }: DetectedSkillsProps) {
  const { working, failure, again } = detection;
  const found = skillsIn(skills.now);
  const place = useKeptFocus<HTMLDivElement>();
  const isEmpty = found.length === 0 && !working && failure === undefined;
  return (
    <div ref={place} tabIndex={-1} hidden={isEmpty}>
      <div className="tr-row mb-2">
        <span className="form-label mb-0">Detected skills</span>
        <span className="tr-quiet tr-small" role="status">
          {working ? 'looking for skills in your description' : 'from your description'}
        </span>
      </div>
      {found.length > 0 && (
        <ul className="tr-chips" aria-label="From your description">
          {found.map((skill) => (
            <li key={skill} className="tr-chip is-found">
              {skill}
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => skills.change((now) => withoutSkill(now, skill))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure !== undefined && <RetryNote text={failure} onRetry={again} />}
    </div>
  );
}
