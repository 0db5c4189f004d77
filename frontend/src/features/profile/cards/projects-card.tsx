import type { Project } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { monthSpan } from '../../../shared/entries/months';
import { AddLink } from './edit-link';
import { EmptyPart } from './empty-part';
import { MoreLine } from './more-line';
import { ProfileCard } from './profile-card';
import { ProjectPicture } from './project-picture';
import { Prose } from './prose';
import { When } from './when';

interface WorkPieceProps {
  readonly project: Project;
}

function WorkPiece({ project }: WorkPieceProps) {
  const { title, description, imageUrl, isOngoing, year } = project;
  return (
    <li className="tr-project" dir="auto">
      <ProjectPicture title={title} imageUrl={imageUrl} />
      <h3>{title}</h3>
      <div className="tr-quiet tr-small">
        <When text={monthSpan(project, isOngoing) || year} />
      </div>
      <Prose text={description} />
    </li>
  );
}

interface ProjectsCardProps {
  readonly projects: readonly Project[];
  readonly editable: boolean;
}

/** What the person has made (spec section 2, Profile page). */
export function ProjectsCard({ projects, editable }: ProjectsCardProps) {
  const shown = projects.slice(0, PROFILE_CAPS.projects);
  return (
    <ProfileCard title="Projects" editor={editable ? 'projects' : undefined}>
      {shown.length === 0 ? (
        <EmptyPart heading="No projects yet" text="Showcase your work by adding projects">
          {editable && <AddLink editor="projects" text="Add Project" />}
        </EmptyPart>
      ) : (
        <ul className="tr-cells tr-cells-projects">
          {shown.map((project) => (
            <WorkPiece key={project.id} project={project} />
          ))}
        </ul>
      )}
      <MoreLine count={projects.length} shown={shown.length} editor="projects" editable={editable} />
    </ProfileCard>
  );
}
