import type { Project } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { formatMonthRange } from '../../../shared/format/format-date-range';
import { GeneratedPicture } from '../../../shared/ui/generated-picture';
import { RemoteImage } from '../../../shared/ui/remote-image';
import { DateRange, Description, ListCard } from './profile-card';

function ProjectItem({ project }: { readonly project: Project }) {
  const { title, description, imageUrl, isOngoing, year } = project;
  return (
    <li className="tr-project" dir="auto">
      <div className="tr-art-box">
        <RemoteImage src={imageUrl} placeholder={<GeneratedPicture title={title} />} />
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
  readonly isEditable: boolean;
}

/** The projects (spec section 2, Profile page). */
export function ProjectsCard({ projects, isEditable }: ProjectsCardProps) {
  return (
    <ListCard
      title="Projects"
      editor="projects"
      isEditable={isEditable}
      items={projects}
      max={PROFILE_CAPS.projects}
      className="tr-cells tr-cells-projects"
      emptyTexts={{
        heading: 'No projects yet',
        text: 'Showcase your work by adding projects',
        addLabel: 'Add Project',
      }}
    >
      {(project) => <ProjectItem key={project.id} project={project} />}
    </ListCard>
  );
}
