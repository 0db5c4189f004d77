import type { Experience } from '@trackrecord/contracts';
import { PROFILE_CAPS } from '@trackrecord/contracts/constants';
import { monthSpan } from '../../../shared/entries/months';
import { AddLink } from './edit-link';
import { EmptyPart } from './empty-part';
import { MoreLine } from './more-line';
import { newestFirst } from './newest-first';
import { ProfileCard } from './profile-card';
import { Prose } from './prose';
import { When } from './when';

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
        <When text={monthSpan(item, current)} />
      </div>
      <Prose text={description} />
    </li>
  );
}

interface ExperienceCardProps {
  readonly experiences: readonly Experience[];
  readonly editable: boolean;
}

/** Where the person has worked, the newest first (spec section 2, Profile page). */
export function ExperienceCard({ experiences, editable }: ExperienceCardProps) {
  const shown = newestFirst(experiences).slice(0, PROFILE_CAPS.experiences);
  return (
    <ProfileCard title="Work Experience" editor={editable ? 'experience' : undefined}>
      {shown.length === 0 ? (
        <EmptyPart text="No work experience added yet.">
          {editable && <AddLink editor="experience" text="Add work experience" />}
        </EmptyPart>
      ) : (
        <ul className="tr-cells tr-cells-experience">
          {shown.map((item) => (
            <Position key={item.id} item={item} />
          ))}
        </ul>
      )}
      <MoreLine count={experiences.length} shown={shown.length} editor="experience" editable={editable} />
    </ProfileCard>
  );
}
