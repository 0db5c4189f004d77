import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { shownMatch } from '../../../shared/profile/role-match';
import { AddLink } from './edit-link';
import { EmptyPart } from './empty-part';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { MoreLine } from './more-line';
import { ProfileCard } from './profile-card';
import { shortDescription } from '../../../shared/profile/role-words';
import { WordChips } from './word-chips';

interface RoleProps {
  readonly role: PreferredRole;
}

function Role({ role }: RoleProps) {
  const { title, description = '', requiredSkills } = role;
  return (
    <li className="tr-entry tr-role" dir="auto">
      <div className="tr-role-head">
        <MatchGauge match={shownMatch(role)} />
        <h3>{title || 'Unnamed Role'}</h3>
      </div>
      {description !== '' && (
        <p className="tr-small" dir="auto">
          {shortDescription(description)}
        </p>
      )}
      {requiredSkills.length > 0 && (
        <div className="tr-role-skills">
          <WordChips label="Required skills" words={requiredSkills} most={PROFILE_CAPS.skillsPerRole} />
        </div>
      )}
    </li>
  );
}

interface RolesCardProps {
  readonly roles: readonly PreferredRole[];
  readonly editable: boolean;
}

/** The roles the person wants, and how well each fits (spec section 2, Profile page). */
export function RolesCard({ roles, editable }: RolesCardProps) {
  const shown = roles.slice(0, PROFILE_CAPS.roles);
  return (
    <ProfileCard title="Role Matches" editor={editable ? 'roles' : undefined}>
      {shown.length === 0 ? (
        <EmptyPart text="No career matches found. Add your preferred roles to see matches.">
          {editable && <AddLink editor="roles" text="Add preferred roles" />}
        </EmptyPart>
      ) : (
        <ul className="tr-cells tr-cells-roles">
          {shown.map((role) => (
            <Role key={role.id} role={role} />
          ))}
        </ul>
      )}
      <MoreLine count={roles.length} shown={shown.length} editor="roles" editable={editable} />
    </ProfileCard>
  );
}
