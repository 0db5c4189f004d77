import type { ResumeImported, SectionChange } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProfileDiff } from '../../shared/profile/profile-diff';

/** The titles of the sections. */
const TITLES: Readonly<Record<SectionChange['section'], string>> = {
  userType: 'About you',
  personalInfo: 'Personal information',
  educations: 'Education',
  experiences: 'Work experience',
  projects: 'Projects',
  skills: 'Skills',
  preferences: 'Work preferences',
  preferredRoles: 'Preferred roles',
};

interface SectionChanges {
  readonly title: string;
  readonly changes: readonly SectionChange[];
}

/** Groups changes by section, in order of first appearance. */
function groupBySection(changes: readonly SectionChange[]): readonly SectionChanges[] {
  const sections = [...new Set(changes.map(({ section }) => section))];
  return sections.map((section) => ({
    title: TITLES[section],
    changes: changes.filter((change) => change.section === section),
  }));
}

/** Returns whether the description says everything: "Added skill Go". */
const isSkillNamed = ({ section, before, after }: SectionChange): boolean =>
  section === 'skills' && (before === null || after === null);

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body tr-entry-text">
        <div className="tr-card-head">
          <h2 id={id} className="mb-0">
            {title}
          </h2>
        </div>
        {children}
      </div>
    </section>
  );
}

interface ImportChangesProps {
  readonly preview: ResumeImported;
}

/** The changes of an import by section, with the values before and after, and the parts of the file that are not imported. */
export function ImportChanges({ preview: { changes, leftOut, message } }: ImportChangesProps) {
  return (
    <>
      <Card title="What changes">
        {changes.length === 0 && <p className="tr-muted mb-0">{message}</p>}
        {groupBySection(changes).map((section) => (
          <div key={section.title} className="tr-part">
            <h3 className="mb-2">{section.title}</h3>
            <ul className="tr-entries">
              {section.changes.map((change, index) => (
                <li key={index}>
                  {change.description}
                  {!isSkillNamed(change) && <ProfileDiff {...change} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
      {leftOut.length > 0 && (
        <Card title="Not imported">
          <ul className="tr-entries">
            {leftOut.map((omitted, index) => (
              <li key={index}>
                {omitted.message} <span className="tr-mono tr-quiet">{omitted.path}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
