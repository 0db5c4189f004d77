import type { Project } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { formatMonthRange } from '../../../shared/entries/format-date-range';
import { GeneratedPicture } from '../../../shared/ui/generated-picture';
import { RemoteImage } from '../../../shared/ui/remote-image';
import { DateRange } from './date-range';
import { Description } from './description';
import { AddLink } from './edit-link';
import { EmptyCard } from './empty-card';
import { OverflowNote } from './overflow-note';
import { ProfileCard } from './profile-card';

interface ProjectItemProps {
  readonly project: Project;
}

function ProjectItem({ project }: ProjectItemProps) {
  const { title, description, imageUrl, isOngoing, year } = project;
  return (
    <li className="tr-project" dir="auto">
      <div className="tr-art-box">
        <RemoteImage address={imageUrl} missing={<GeneratedPicture title={title} />} />
      </div>
      <h3>{title}</h3>
      <div className="tr-quiet tr-small">
        <DateRange text={formatMonthRange(project, isOngoing) || year} />
      </div>
      <Description text={description} />
    </li>
  );
}

interface ProjectsCardProps {
  readonly projects: readonly Project[];
  readonly editable: boolean;
}

/** The projects (spec section 2, Profile page). */
export function ProjectsCard({ projects, editable }: ProjectsCardProps) {
  const shown = projects.slice(0, PROFILE_CAPS.projects);
  return (
    <ProfileCard title="Projects" editor={editable ? 'projects' : undefined}>
      {shown.length === 0 ? (
        <EmptyCard heading="No projects yet" text="Showcase your work by adding projects">
          {editable && <AddLink editor="projects" text="Add Project" />}
        </EmptyCard>
      ) : (
        <ul className="tr-cells tr-cells-projects">
          {shown.map((project) => (
            <ProjectItem key={project.id} project={project} />
          ))}
        </ul>
      )}
      <OverflowNote count={projects.length} shownCount={shown.length} editor="projects" editable={editable} />
    </ProfileCard>
  );
}
