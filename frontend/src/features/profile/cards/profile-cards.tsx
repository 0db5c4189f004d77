import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { DetailsCard } from './details-card';
import { ExperienceCard } from './experience-card';
import { PreferencesCard } from './preferences-card';
import { ProjectsCard } from './projects-card';
import { RolesCard } from './roles-card';
import { SkillsEducationCard } from './skills-education-card';

interface ProfileGridProps {
  /** The wide column. */
  readonly main: ReactNode;
  /** The narrow column, from 1200 px on. */
  readonly side: ReactNode;
}

/** The two columns of the profile page. */
export function ProfileGrid({ main, side }: ProfileGridProps) {
  return (
    <div className="tr-profile-grid">
      <div className="tr-profile-main tr-stack tr-wide-gap align-content-start">{main}</div>
      <div className="tr-stack tr-wide-gap align-content-start">{side}</div>
    </div>
  );
}

interface ProfileCardsProps {
  readonly profile: Profile;
  /** Whether the cards link to their editors. Past versions are read-only. */
  readonly isEditable: boolean;
}

/** The cards of the profile page. */
export function ProfileCards({ profile, isEditable }: ProfileCardsProps) {
  const { personalInfo, preferences, experiences, preferredRoles, projects, skills, educations } = profile;
  return (
    <ProfileGrid
      main={
        <>
          <ExperienceCard experiences={experiences} isEditable={isEditable} />
          <RolesCard roles={preferredRoles} isEditable={isEditable} />
          <ProjectsCard projects={projects} isEditable={isEditable} />
        </>
      }
      side={
        <>
          <DetailsCard info={personalInfo} isEditable={isEditable} />
          <PreferencesCard preferences={preferences} isEditable={isEditable} />
          <SkillsEducationCard skills={skills} educations={educations} isEditable={isEditable} />
        </>
      }
    />
  );
}
