import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import type { RecommendedRole } from '@trackrecord/contracts';
import { useId } from 'react';
import { clampMatch, truncateDescription } from '../../../shared/profile/format-role';
import { Icon } from '../../../shared/ui/icon';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';

interface RecommendedRolesProps {
  /** The recommended roles that are not chosen yet. */
  readonly roles: readonly RecommendedRole[];
  readonly isLoading: boolean;
  /** Whether nothing could be recommended. */
  readonly isEmpty: boolean;
  readonly onAdd: (role: RecommendedRole) => void;
}

const MAX_SKILLS = PROFILE_CAPS.skillsPerRole;

function toSkillText({ requiredSkills }: RecommendedRole): string {
  const shownSkills = requiredSkills.slice(0, MAX_SKILLS).join(', ');
  const hiddenCount = requiredSkills.length - MAX_SKILLS;
  return hiddenCount > 0 ? `${shownSkills} +${hiddenCount} more` : shownSkills;
}

/** Reserves the space of the recommendations, so that nothing below shifts when they arrive. */
const RolesSkeleton = () => (
  <div aria-hidden="true">
    <p className="form-label mb-2">Recommended for you</p>
    <div className="tr-entries">
      {Array.from({ length: PROFILE_CAPS.roles }, (_, index) => (
        <div key={index} className="tr-entry tr-role-tip">
          <span className="tr-skeleton" />
          <span className="tr-skeleton w-50" />
          <span className="tr-skeleton" />
          <div className="tr-stack">
            <span className="tr-skeleton" />
            <span className="tr-skeleton w-75" />
          </div>
        </div>
      ))}
    </div>
  </div>
);

/** The first three recommended roles with their match (spec section 7, /roles/recommend). */
export function RecommendedRoles({ roles, isLoading, isEmpty, onAdd }: RecommendedRolesProps) {
  const container = useFocusNeighborFallback<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={container} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {isLoading && 'Looking for roles that fit your profile...'}
      </p>
      {isLoading && <RolesSkeleton />}
      {isEmpty && <p className="tr-quiet mb-0">Tell us a job title you look for.</p>}
      {roles.length > 0 && (
        <>
          <p className="form-label mb-2" id={id}>
            Recommended for you
          </p>
          <ul className="tr-entries" aria-labelledby={id}>
            {roles.slice(0, PROFILE_CAPS.roles).map((role, index) => (
              // Keyed by index, so that the pressed button keeps the focus when the next role takes its place.
              <li key={index} className="tr-entry tr-role-tip" dir="auto">
                <MatchGauge key={role.title} match={clampMatch(role.match)} />
                <h3>{role.title}</h3>
                <button
                  type="button"
                  className="btn btn-plain btn-sm"
                  aria-label={`Add ${role.title}`}
                  onClick={() => onAdd(role)}
                >
                  <Icon name="plus" />
                  Add
                </button>
                <div>
                  {role.description !== '' && <p className="tr-small mb-0">{truncateDescription(role.description)}</p>}
                  {role.requiredSkills.length > 0 && (
                    <p className="tr-quiet tr-small mb-0">Skills: {toSkillText(role)}</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
