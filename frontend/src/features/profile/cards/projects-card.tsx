import type { Project } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { formatMonthRange } from '../../../shared/format/format-date-range';
import { GeneratedPicture } from '../../../shared/ui/generated-picture';
import { RemoteImage } from '../../../shared/ui/remote-image';
import { Description } from './description';
import { DateRange, ListCard, toSkillChips } from './profile-card';
import { formatUrl, WebLink } from './web-link';

function ProjectItem({ project }: { readonly project: Project }) {
  const { title, description, category, imageUrl, isOngoing, year, projectUrl, skills } = project;
  const links = [...(projectUrl ? [{ name: formatUrl(projectUrl), url: projectUrl }] : []), ...project.links];
  return (
    <li className="tr-project" dir="auto">
      <div className="tr-art-box">
        <RemoteImage src={imageUrl} placeholder={<GeneratedPicture title={title} />} />
      </div>
      <h3>{title}</h3>
      <div className="tr-quiet tr-small">
        {category && <bdi>{category}</bdi>}
        <DateRange text={formatMonthRange(project, isOngoing) || year} />
      </div>
      <Description text={description} name={title} details={toSkillChips(skills)} />
      {links.length > 0 && (
        <ul className="tr-links tr-small" aria-label={`Links of ${title}`}>
          {links.map(({ name, url }, index) => (
            <li key={index}>
              <WebLink url={url} text={name} />
            </li>
          ))}
        </ul>
      )}
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
