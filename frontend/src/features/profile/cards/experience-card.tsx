import type { Experience } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { formatMonthRange } from '../../../shared/entries/format-date-range';
import { DateRange } from './date-range';
import { Description } from './description';
import { AddLink } from './edit-link';
import { EmptyCard } from './empty-card';
import { OverflowNote } from './overflow-note';
import { ProfileCard } from './profile-card';

const getStart = ({ startDate }: Experience): number => {
  const start = Date.parse(startDate ?? '');
  return Number.isNaN(start) ? -Infinity : start;
};

/** Sorts by start date, newest first, without a date last. The sort is stable. */
const sortNewestFirst = (items: readonly Experience[]): readonly Experience[] =>
  [...items].sort((one, other) => {
    const [start, otherStart] = [getStart(one), getStart(other)];
    return start === otherStart ? 0 : otherStart - start;
  });

interface PositionProps {
  readonly item: Experience;
}

function Position({ item }: PositionProps) {
  const { title, company, location, description, current } = item;
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
      <Description text={description} />
    </li>
  );
}

interface ExperienceCardProps {
  readonly experiences: readonly Experience[];
  readonly editable: boolean;
}

/** The work experience, newest first (spec section 2, Profile page). */
export function ExperienceCard({ experiences, editable }: ExperienceCardProps) {
  const shown = sortNewestFirst(experiences).slice(0, PROFILE_CAPS.experiences);
  return (
    <ProfileCard title="Work Experience" editor={editable ? 'experience' : undefined}>
      {shown.length === 0 ? (
        <EmptyCard text="No work experience added yet.">
          {editable && <AddLink editor="experience" text="Add work experience" />}
        </EmptyCard>
      ) : (
        <ul className="tr-cells tr-cells-experience">
          {shown.map((item) => (
            <Position key={item.id} item={item} />
          ))}
        </ul>
      )}
      <OverflowNote count={experiences.length} shownCount={shown.length} editor="experience" editable={editable} />
    </ProfileCard>
  );
}
