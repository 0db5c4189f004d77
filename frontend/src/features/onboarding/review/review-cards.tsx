import { formatSalary } from '../../../shared/profile/format-salary';
import {
  USER_TYPE_LABELS,
  summarizeEducation,
  summarizeExperience,
  formatLocation,
  summarizeProject,
} from '../../../shared/profile/entry-summaries';
import { useWizard } from '../wizard/wizard-context';
import { Fact } from '../../../shared/ui/fact';
import { ReviewCard, ReviewChips, ReviewEntry } from './review-card';

/** A card for each section of the profile (spec section 2, Review step). */
export function ReviewCards() {
  const { data } = useWizard();
  const { userType, personalInfo, preferences } = data;
  const { educations = [], experiences = [], projects = [], skills = [], preferredRoles = [] } = data;
  return (
    <div className="tr-grid tr-review">
      <ReviewCard title="User type" step="userType" emptyText="Not chosen yet.">
        {userType !== undefined && <ReviewEntry title={USER_TYPE_LABELS[userType]} detail="" />}
      </ReviewCard>
      <ReviewCard title="Personal info" step="personal" draft="personal" emptyText="Nothing here yet.">
        {personalInfo !== undefined && (
          <ReviewEntry
            title={`${personalInfo.firstName} ${personalInfo.lastName}`.trim()}
            detail={(personalInfo.linkedInUrl ?? '').replace(/^https?:\/\/(www\.)?/, '')}
          />
        )}
      </ReviewCard>
      <ReviewCard title="Education" step="education" draft="education" emptyText="No education yet.">
        {educations.map((item) => (
          <ReviewEntry key={item.id} {...summarizeEducation(item)} />
        ))}
      </ReviewCard>
      <ReviewCard
        title="Work experience"
        step="experience"
        search="tab=experience"
        draft="experience"
        emptyText="No work experience yet."
      >
        {experiences.map((item) => (
          <ReviewEntry key={item.id} {...summarizeExperience(item)} />
        ))}
      </ReviewCard>
      <ReviewCard title="Projects" step="experience" search="tab=projects" draft="project" emptyText="No projects yet.">
        {projects.map((item) => (
          <ReviewEntry key={item.id} {...summarizeProject(item)} />
        ))}
      </ReviewCard>
      <ReviewCard title="Skills" step="skills" draft="skills" emptyText="No skills yet.">
        {skills.length > 0 && <ReviewChips texts={skills} />}
      </ReviewCard>
      <ReviewCard title="Work preferences" step="preferences" draft="preferences" emptyText="No preferences yet.">
        {preferences !== undefined && (
          <dl className="tr-facts">
            <Fact label="Salary">{formatSalary(preferences.salary)}</Fact>
            <Fact label="Work modes">{preferences.workModes.join(', ') || 'Not specified'}</Fact>
            <Fact label="Locations">{preferences.locations.map(formatLocation).join(' · ') || 'Not specified'}</Fact>
          </dl>
        )}
      </ReviewCard>
      <ReviewCard title="Preferred roles" step="preferences" draft="preferences" emptyText="No preferred roles yet.">
        {preferredRoles.length > 0 && (
          <ReviewChips texts={preferredRoles.map(({ title }) => title || 'Unnamed Role')} />
        )}
      </ReviewCard>
    </div>
  );
}
