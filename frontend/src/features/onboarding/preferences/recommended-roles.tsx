import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import type { RecommendedRole } from '@trackrecord/contracts';
import { useId } from 'react';
import { shortDescription } from '../../../shared/profile/role-words';
import { Icon } from '../../../shared/ui/icon';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { clampedMatch } from './use-preferred-roles';

interface RecommendedRolesProps {
  readonly roles: readonly RecommendedRole[];
  readonly working: boolean;
  readonly onAdd: (role: RecommendedRole) => void;
}

/** How many skills of a role are named; the others are counted. */
const SKILLS = PROFILE_CAPS.skillsPerRole;

function skillWords({ requiredSkills }: RecommendedRole): string {
  const named = requiredSkills.slice(0, SKILLS).join(', ');
  const more = requiredSkills.length - SKILLS;
  return more > 0 ? `${named} +${more} more` : named;
}

/** The place of roles that are looked for: what is below it stays where it is when they come. */
const RoleBones = () => (
  <div className="tr-entries" aria-hidden="true">
    {Array.from({ length: PROFILE_CAPS.roles }, (_, place) => (
      <div key={place} className="tr-entry tr-role-tip">
        <span className="tr-bone" />
      </div>
    ))}
  </div>
);

/**
 * Roles that fit what somebody has entered so far, each with how well it does (spec section 7, /roles/recommend).
 * The first three are shown; as one is added the next takes its place.
 */
export function RecommendedRoles({ roles, working, onAdd }: RecommendedRolesProps) {
  const place = useKeptFocus<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={place} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {working && 'Looking for roles that fit your profile...'}
      </p>
      {working && <RoleBones />}
      {roles.length > 0 && (
        <>
          <p className="form-label mb-2" id={id}>
            Recommended for you
          </p>
          <ul className="tr-entries" aria-labelledby={id}>
            {roles.slice(0, PROFILE_CAPS.roles).map((role, at) => (
              // By place: the button that was pressed stays, and the focus on it, while the next role moves in.
              <li key={at} className="tr-entry tr-role-tip" dir="auto">
                <MatchGauge key={role.title} match={clampedMatch(role.match)} />
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
                  {role.description !== '' && <p className="tr-small mb-0">{shortDescription(role.description)}</p>}
                  {role.requiredSkills.length > 0 && (
                    <p className="tr-quiet tr-small mb-0">Skills: {skillWords(role)}</p>
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
