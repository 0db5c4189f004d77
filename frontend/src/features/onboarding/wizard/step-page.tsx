import type { CSSProperties, ReactNode } from 'react';
import { PageHeading } from '../../../shared/ui/page-heading';
import { usePageTitle } from '../../../shared/ui/use-page-title';

interface TypedHeadingProps {
  readonly text: string;
}

/** The CSS delays the animation of each letter by its position. */
const createPositionStyle = (position: number): CSSProperties => ({ ['--n' as string]: position });

/** A heading with a typewriter animation that screen readers read as a whole. */
function TypedHeading({ text }: TypedHeadingProps) {
  return (
    <PageHeading className="tr-typed">
      <span className="visually-hidden">{text}</span>
      <span className="tr-caret" aria-hidden="true">
        {Array.from(text, (letter, position) => (
          <span key={position} style={createPositionStyle(position)}>
            {letter}
          </span>
        ))}
      </span>
    </PageHeading>
  );
}

interface StepPageProps {
  /** The document title. */
  readonly title: string;
  readonly heading: string;
  readonly lead?: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a step: animated heading, content and footer. */
export function StepPage({ title, heading, lead, footer, children }: StepPageProps) {
  usePageTitle(title);
  return (
    <div className="tr-step">
      <div className="py-4">
        <TypedHeading text={heading} />
        {lead !== undefined && <p className="tr-muted mt-2 mb-4">{lead}</p>}
        {children}
      </div>
      {footer}
    </div>
  );
}
