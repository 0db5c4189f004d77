import type { Education } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatYearRange } from '../../../shared/format/format-date-range';
import { summarizeEducation } from '../../../shared/profile/entry-summaries';
import type { EditorName } from '../../../shared/profile/editor-path';
import { Description } from './description';
import { ChipList, ProfileCard, DateRange } from './profile-card';
import { AddLink, EditLink } from './edit-link';

interface CardSectionProps {
  readonly title: string;
  readonly editor: EditorName;
  readonly isEditable: boolean;
  readonly children: ReactNode;
}

function CardSection({ title, editor, isEditable, children }: CardSectionProps) {
  const id = useId();
  return (
    <section className="tr-part" aria-labelledby={id}>
      <div className="tr-part-head">
        <h3 id={id} className="tr-overline">
          {title}
        </h3>
        {isEditable && <EditLink editor={editor} label={title} />}
      </div>
      {children}
    </section>
  );
}

interface SkillsEducationCardProps {
  readonly skills: readonly string[];
  readonly educations: readonly Education[];
  readonly isEditable: boolean;
}

/** The skills and the education (spec section 2, Profile page). */
export function SkillsEducationCard({ skills, educations, isEditable }: SkillsEducationCardProps) {
  return (
    <ProfileCard title="Skills & Education">
      <CardSection title="Skills" editor="skills" isEditable={isEditable}>
        {skills.length === 0 ? (
          <div className="tr-part-empty">
            <p>No skills added yet.</p>
            {isEditable && <AddLink editor="skills" text="Add skills" />}
          </div>
        ) : (
          <ChipList label="Skills" items={skills} />
        )}
      </CardSection>
      <CardSection title="Education" editor="education" isEditable={isEditable}>
        {educations.length === 0 ? (
          <div className="tr-part-empty">
            <p>No education history added yet.</p>
            {isEditable && <AddLink editor="education" text="Add education" />}
          </div>
        ) : (
          <ul className="tr-schools">
            {educations.map((item) => (
              <li key={item.id} dir="auto">
                <h4>{summarizeEducation(item).title}</h4>
                <div className="tr-muted tr-small">
                  <bdi>{item.institution}</bdi>
                  <DateRange text={formatYearRange(item, item.isCurrentlyStudying)} />
                </div>
                <Description text={item.achievements} name={summarizeEducation(item).title} />
              </li>
            ))}
          </ul>
        )}
      </CardSection>
    </ProfileCard>
  );
}
