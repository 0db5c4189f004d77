import type { Experience } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { formatMonthRange } from '../../../shared/format/format-date-range';
import { Description } from './description';
import { DateRange, ListCard, toSkillChips } from './profile-card';

const getStart = ({ startDate }: Experience): number => {
  const start = Date.parse(startDate ?? '');
  return Number.isNaN(start) ? -Infinity : start;
};

/** Sorts by start date, newest first; items without a date are last. The sort is stable. */
const sortNewestFirst = (items: readonly Experience[]): readonly Experience[] =>
  [...items].sort((left, right) => {
    const [leftStart, rightStart] = [getStart(left), getStart(right)];
    return leftStart === rightStart ? 0 : rightStart - leftStart;
  });

function Position({ item }: { readonly item: Experience }) {
  const { title, company, location, description, current, skills } = item;
  return (
    <li className="tr-entry" dir="auto">
      <h3>{title}</h3>
      <div className="tr-muted tr-small">
        <bdi>{company}</bdi>
        {location && (
          <>
            {' · '}
            <bdi>{location}</bdi>
          </>
        )}
        <DateRange text={formatMonthRange(item, current)} />
      </div>
      <Description text={description} name={title} details={toSkillChips(skills)} />
    </li>
  );
}

interface ExperienceCardProps {
  readonly experiences: readonly Experience[];
  readonly isEditable: boolean;
}

/** The work experience, newest first (spec section 2, Profile page). */
export function ExperienceCard({ experiences, isEditable }: ExperienceCardProps) {
  return (
    <ListCard
      title="Work Experience"
      editor="experience"
      isEditable={isEditable}
      items={sortNewestFirst(experiences)}
      max={PROFILE_CAPS.experiences}
      className="tr-cells tr-cells-halves"
      emptyTexts={{ text: 'No work experience added yet.', addLabel: 'Add work experience' }}
    >
      {(item) => <Position key={item.id} item={item} />}
    </ListCard>
  );
}
