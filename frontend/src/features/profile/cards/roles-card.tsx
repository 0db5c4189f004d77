import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { useState } from 'react';
import { getDisplayedMatch, toParagraph, truncateDescription } from '../../../shared/profile/format-role';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { useIsPrinting } from '../../../shared/ui/use-is-printing';
import { MoreButton } from './description';
import { ChipList, ListCard } from './profile-card';

function RoleItem({ role }: { readonly role: PreferredRole }) {
  const { description = '', requiredSkills } = role;
  const title = role.title || 'Unnamed Role';
  const [isOpen, setIsOpen] = useState(false);
  const isWhole = useIsPrinting() || isOpen;
  const wholeDescription = toParagraph(description);
  const cutDescription = truncateDescription(description);
  const isCut = cutDescription !== wholeDescription || new Set(requiredSkills).size > PROFILE_CAPS.skillsPerRole;
  return (
    <li className="tr-entry tr-role" dir="auto">
      <div className="tr-role-head">
        <MatchGauge match={getDisplayedMatch(role)} />
        <h3>{title}</h3>
      </div>
      {description !== '' && (
        <p className="tr-small" dir="auto">
          {isWhole ? wholeDescription : cutDescription}
        </p>
      )}
      {requiredSkills.length > 0 && (
        <div className="tr-role-skills">
          <ChipList
            label="Required skills"
            items={requiredSkills}
            max={isWhole ? undefined : PROFILE_CAPS.skillsPerRole}
          />
        </div>
      )}
      {isCut && <MoreButton isOpen={isOpen} name={title} onToggle={() => setIsOpen(!isOpen)} />}
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
