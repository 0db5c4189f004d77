import type { Education } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { yearSpan } from '../../../shared/entries/months';
import { educationWords } from '../../../shared/profile/words';
import type { EditorName } from '../editor-url';
import { AddLink, EditLink } from './edit-link';
import { ProfileCard } from './profile-card';
import { WordChips } from './word-chips';
import { When } from './when';

interface PartProps {
  readonly title: string;
  readonly editor: EditorName;
  readonly editable: boolean;
  readonly children: ReactNode;
}

function Part({ title, editor, editable, children }: PartProps) {
  const id = useId();
  return (
    <section className="tr-part" aria-labelledby={id}>
      <div className="tr-part-head">
        <h3 id={id} className="tr-over">
          {title}
        </h3>
        {editable && <EditLink editor={editor} what={title} />}
      </div>
      {children}
    </section>
  );
}

interface SkillsEducationCardProps {
  readonly skills: readonly string[];
  readonly educations: readonly Education[];
  readonly editable: boolean;
}

/** What the person knows, and where they learnt it (spec section 2, Profile page). */
export function SkillsEducationCard({ skills, educations, editable }: SkillsEducationCardProps) {
  return (
    <ProfileCard title="Skills & Education">
      <Part title="Skills" editor="skills" editable={editable}>
        {skills.length === 0 ? (
          <div className="tr-part-empty">
            <p>No skills added yet.</p>
            {editable && <AddLink editor="skills" text="Add skills" />}
          </div>
        ) : (
          <WordChips label="Skills" words={skills} />
        )}
      </Part>
      <Part title="Education" editor="education" editable={editable}>
        {educations.length === 0 ? (
          <div className="tr-part-empty">
            <p>No education history added yet.</p>
            {editable && <AddLink editor="education" text="Add education" />}
          </div>
        ) : (
          <ul className="tr-schools">
            {educations.map((item) => (
              <li key={item.id} dir="auto">
                <h4>{educationWords(item).title}</h4>
                <div className="tr-muted tr-small">
                  <bdi>{item.institution}</bdi>
                  <When text={yearSpan(item, item.isCurrentlyStudying)} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </ProfileCard>
  );
}
