import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { getDisplayedMatch } from '../../../shared/profile/displayed-match';
import { truncateDescription } from '../../../shared/profile/truncate-description';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { ChipList } from './chip-list';
import { AddLink } from './edit-link';
import { EmptyCard } from './empty-card';
import { OverflowNote } from './overflow-note';
import { ProfileCard } from './profile-card';

interface RoleItemProps {
  readonly role: PreferredRole;
}

function RoleItem({ role }: RoleItemProps) {
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
  readonly editable: boolean;
}

/** The preferred roles with their match (spec section 2, Profile page). */
export function RolesCard({ roles, editable }: RolesCardProps) {
  const shown = roles.slice(0, PROFILE_CAPS.roles);
  return (
    <ProfileCard title="Role Matches" editor={editable ? 'roles' : undefined}>
      {shown.length === 0 ? (
        <EmptyCard text="No career matches found. Add your preferred roles to see matches.">
          {editable && <AddLink editor="roles" text="Add preferred roles" />}
        </EmptyCard>
      ) : (
        <ul className="tr-cells tr-cells-roles">
          {shown.map((role) => (
            <RoleItem key={role.id} role={role} />
          ))}
        </ul>
      )}
      <OverflowNote count={roles.length} shownCount={shown.length} editor="roles" editable={editable} />
    </ProfileCard>
  );
}
