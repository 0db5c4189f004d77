import { AddableChips } from '../ui/addable-chips';
import { Icon } from '../ui/icon';
import { useFocusNeighborFallback } from '../ui/use-focus-fallback';
import { flattenSkills, hasSkill, pickSkill } from './skill-lists';
import { RetryNote } from './retry-note';
import type { useSkillDetection } from './use-skill-detection';
import type { SkillUpdates } from './use-skill-updates';

interface DetectedSkillsProps {
  readonly skills: SkillUpdates;
  readonly detection: ReturnType<typeof useSkillDetection>;
}

/** Returns the text for screen readers. */
function getAnnouncement(detected: readonly string[], isWorking: boolean): string {
  if (isWorking) return 'Looking for skills in your description';
  if (detected.length === 0) return '';
  return `${detected.length} ${detected.length === 1 ? 'skill' : 'skills'} found: ${detected.join(', ')}`;
}

/** Removable chips of the skills of a description; visually hidden while there is nothing to show. */
export function DetectedSkills({ skills, detection }: DetectedSkillsProps) {
  const { isWorking, errorText, error, retry, doubtfulSkills } = detection;
  const detected = flattenSkills(skills.currentSkills);
  const doubtful = flattenSkills(doubtfulSkills).filter((skill) => !hasSkill(detected, skill));
  const container = useFocusNeighborFallback<HTMLDivElement>();
  const isEmpty = detected.length + doubtful.length === 0 && !isWorking && errorText === undefined;
  return (
    // Visually hidden instead of `hidden`, so that changes are announced.
    <div ref={container} tabIndex={-1} className={isEmpty ? 'visually-hidden' : undefined}>
      <p className="visually-hidden" role="status">
        {getAnnouncement(detected, isWorking)}
      </p>
      {(detected.length > 0 || isWorking || errorText !== undefined) && (
        <div className="tr-row mb-2">
          <span className="form-label mb-0">Detected skills</span>
          <span className="tr-quiet tr-small" aria-hidden={isWorking}>
            {isWorking ? 'looking for skills in your description' : 'from your description'}
          </span>
        </div>
      )}
      {detected.length > 0 && (
        <ul className="tr-chips" aria-label="From your description">
          {detected.map((skill) => (
            <li key={skill} className="tr-chip is-found">
              {skill}
              <button type="button" aria-label={`Remove ${skill}`} onClick={() => skills.remove(skill)}>
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddableChips
        label="Are these skills, too?"
        chips={doubtful.map((text) => ({ text }))}
        kind="is-pick"
        onAdd={({ text }) => skills.add(pickSkill(doubtfulSkills, text))}
      />
      <RetryNote text={errorText} error={error} onRetry={retry} />
    </div>
  );
}
