import { useId } from 'react';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  /** Whether something must be chosen in it. */
  readonly required?: boolean;
  /** The id of the heading, if something else is labelled by it too. */
  readonly titleId?: string;
  /** The class name of the margin below the head. */
  readonly margin?: 'mb-2' | 'mb-3';
  /** A link, button or short text at the end of the head. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Card({ title, required = false, titleId, margin, action, children }: CardProps) {
  const generatedId = useId();
  const id = titleId ?? generatedId;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className={margin === undefined ? 'tr-card-head' : `tr-card-head ${margin}`}>
          <h2 id={id}>
            {title}
            {required && (
              <span className="req" aria-hidden="true">
                {' *'}
              </span>
            )}
          </h2>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
