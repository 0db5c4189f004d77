import { Icon } from '../ui/icon';
import { useKeptFocus } from '../ui/use-kept-focus';
import { skillsIn } from './found-skills';
import { RetryNote } from './retry-note';
import type { useDetectedSkills } from './use-detected-skills';
import type { FoundSkills } from './use-found-skills';

interface DetectedSkillsProps {
  readonly skills: FoundSkills;
  readonly detection: ReturnType<typeof useDetectedSkills>;
}

/** What is announced of the skills. */
function announcement(found: readonly string[], working: boolean): string {
  if (working) return 'Looking for skills in your description';
  if (found.length === 0) return '';
  return `${found.length} ${found.length === 1 ? 'skill' : 'skills'} found: ${found.join(', ')}`;
}

/** The skills found in a description, each of which can be taken out; shown once there is something to show. */
export function DetectedSkills({ skills, detection }: DetectedSkillsProps) {
  const { working, failure, again } = detection;
  const found = skillsIn(skills.now);
  const place = useKeptFocus<HTMLDivElement>();
  const isEmpty = found.length === 0 && !working && failure === undefined;
  return (
    // Out of sight and not hidden, so that what appears in it is announced.
    <div ref={place} tabIndex={-1} className={isEmpty ? 'visually-hidden' : undefined}>
      <p className="visually-hidden" role="status">
        {announcement(found, working)}
      </p>
      {!isEmpty && (
        <div className="tr-row mb-2">
          <span className="form-label mb-0">Detected skills</span>
          <span className="tr-quiet tr-small" aria-hidden={working}>
            {working ? 'looking for skills in your description' : 'from your description'}
          </span>
        </div>
      )}
      {found.length > 0 && (
        <ul className="tr-chips" aria-label="From your description">
          {found.map((skill) => (
            <li key={skill} className="tr-chip is-found">
              {skill}
              <button type="button" aria-label={`Remove ${skill}`} onClick={() => skills.remove(skill)}>
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <RetryNote text={failure} onRetry={again} />
    </div>
  );
}
