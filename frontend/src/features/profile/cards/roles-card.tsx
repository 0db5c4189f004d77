import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { getDisplayedMatch, truncateDescription } from '../../../shared/profile/format-role';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { ChipList, ListCard } from './profile-card';

function RoleItem({ role }: { readonly role: PreferredRole }) {
  const { title, description = '', requiredSkills } = role;
  return (
    <li className="tr-entry tr-role" dir="auto">
      <div className="tr-role-head">
        <MatchGauge match={getDisplayedMatch(role)} />
        <h3>{title || 'Unnamed Role'}</h3>
      </div>
      {description !== '' && (
        <p className="tr-small" dir="auto">
          {truncateDescription(description)}
        </p>
      )}
      {requiredSkills.length > 0 && (
        <div className="tr-role-skills">
          <ChipList label="Required skills" items={requiredSkills} max={PROFILE_CAPS.skillsPerRole} />
        </div>
      )}
    </li>
  );
}

interface RolesCardProps {
  readonly roles: readonly PreferredRole[];
  readonly isEditable: boolean;
}

/** The preferred roles with their match (spec section 2, Profile page). */
export function RolesCard({ roles, isEditable }: RolesCardProps) {
  return (
    <ListCard
      title="Role Matches"
      editor="roles"
      isEditable={isEditable}
      items={roles}
      max={PROFILE_CAPS.roles}
      className="tr-cells tr-cells-roles"
      emptyTexts={{
        text: 'No career matches found. Add your preferred roles to see matches.',
        addLabel: 'Add preferred roles',
      }}
    >
      {(role) => <RoleItem key={role.id} role={role} />}
    </ListCard>
  );
}
