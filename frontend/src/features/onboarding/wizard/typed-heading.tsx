import type { CSSProperties } from 'react';
import { PageHeading } from '../../../shared/ui/page-heading';

interface TypedHeadingProps {
  readonly text: string;
}

/** The place of a letter in the heading, for its turn in the style sheet. */
const turn = (position: number): CSSProperties => ({ ['--n' as string]: position });

/** A heading that types itself out; screen readers get it whole. */
export function TypedHeading({ text }: TypedHeadingProps) {
  return (
    <PageHeading className="tr-typed">
      <span className="visually-hidden">{text}</span>
      <span className="tr-caret" aria-hidden="true">
        {Array.from(text, (letter, position) => (
          <span key={position} style={turn(position)}>
            {letter}
          </span>
        ))}
      </span>
    </PageHeading>
  );
}
