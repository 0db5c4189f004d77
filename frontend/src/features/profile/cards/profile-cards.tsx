import type { Profile } from '@trackrecord/contracts';
import { DetailsCard } from '../details-card';
import { ProfileGrid } from '../profile-grid';
import { ExperienceCard } from './experience-card';
import { PreferencesCard } from './preferences-card';
import { ProjectsCard } from './projects-card';
import { RolesCard } from './roles-card';
import { SkillsEducationCard } from './skills-education-card';

interface ProfileCardsProps {
  readonly profile: Profile;
  /** Whether the cards lead to their editors: the past can only be read. */
  readonly editable: boolean;
}

/** Everything a profile says, card by card. */
export function ProfileCards({ profile, editable }: ProfileCardsProps) {
  const { personalInfo, preferences, experiences, preferredRoles, projects, skills, educations } = profile;
  return (
    <ProfileGrid
      main={
        <>
          <ExperienceCard experiences={experiences} editable={editable} />
          <RolesCard roles={preferredRoles} editable={editable} />
          <ProjectsCard projects={projects} editable={editable} />
        </>
      }
      side={
        <>
          <DetailsCard info={personalInfo} editable={editable} />
          <PreferencesCard preferences={preferences} editable={editable} />
          <SkillsEducationCard skills={skills} educations={educations} editable={editable} />
        </>
      }
    />
  );
}
