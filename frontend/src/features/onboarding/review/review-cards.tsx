import type { UserType } from '@trackrecord/contracts';
import { salaryWords } from '../../../shared/profile/salary-words';
import { educationWords, experienceWords, placeOf, projectWords } from '../../../shared/profile/words';
import { useWizard } from '../wizard/wizard-context';
import { ReviewCard, ReviewChips, ReviewEntry } from './review-card';

const USER_TYPE_WORDS: Readonly<Record<UserType, string>> = {
  student: 'Student',
  graduate: 'Recent Graduate',
  professional: 'Professional',
};

/** Everything the profile will hold, part by part (spec section 2, Review step). */
export function ReviewCards() {
  const { data, unfinished } = useWizard();
  const { userType, personalInfo, preferences } = data;
  const { educations = [], experiences = [], projects = [], skills = [], preferredRoles = [] } = data;
  const open = unfinished();
  const isOpen = (kind: (typeof open)[number]): boolean => open.includes(kind);
  return (
    <div className="tr-grid tr-review">
      <ReviewCard title="User type" step="userType" unfinished={false} empty="Not chosen yet.">
        {userType !== undefined && <ReviewEntry title={USER_TYPE_WORDS[userType]} detail="" />}
      </ReviewCard>
      <ReviewCard title="Personal info" step="personal" unfinished={isOpen('personal')} empty="Nothing here yet.">
        {personalInfo !== undefined && (
          <ReviewEntry
            title={`${personalInfo.firstName} ${personalInfo.lastName}`}
            detail={(personalInfo.linkedInUrl ?? '').replace(/^https?:\/\/(www\.)?/, '')}
          />
        )}
      </ReviewCard>
      <ReviewCard title="Education" step="education" unfinished={isOpen('education')} empty="No education yet.">
        {educations.map((item) => (
          <ReviewEntry key={item.id} {...educationWords(item)} />
        ))}
      </ReviewCard>
      <ReviewCard
        title="Work experience"
        step="experience"
        search="tab=experience"
        unfinished={isOpen('experience')}
        empty="No work experience yet."
      >
        {experiences.map((item) => (
          <ReviewEntry key={item.id} {...experienceWords(item)} />
        ))}
      </ReviewCard>
      <ReviewCard
        title="Projects"
        step="experience"
        search="tab=projects"
        unfinished={isOpen('project')}
        empty="No projects yet."
      >
        {projects.map((item) => (
          <ReviewEntry key={item.id} {...projectWords(item)} />
        ))}
      </ReviewCard>
      <ReviewCard title="Skills" step="skills" unfinished={isOpen('skills')} empty="No skills yet.">
        {skills.length > 0 && <ReviewChips texts={skills} />}
      </ReviewCard>
      <ReviewCard
        title="Work preferences"
        step="preferences"
        unfinished={isOpen('preferences')}
        empty="No preferences yet."
      >
        {preferences !== undefined && (
          <>
            <ReviewEntry title={salaryWords(preferences.salary)} detail={preferences.workModes.join(', ')} />
            {preferences.locations.map((location, place) => (
              <ReviewEntry key={place} title={placeOf(location)} detail="" />
            ))}
          </>
        )}
      </ReviewCard>
      <ReviewCard
        title="Preferred roles"
        step="preferences"
        unfinished={isOpen('preferences')}
        empty="No preferred roles yet."
      >
        {preferredRoles.length > 0 && (
          <ReviewChips texts={preferredRoles.map(({ title }) => title || 'Unnamed Role')} />
        )}
      </ReviewCard>
    </div>
  );
}
