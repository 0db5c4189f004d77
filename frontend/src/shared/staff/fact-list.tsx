import type { ReactNode } from 'react';

export interface ShownFact {
  readonly label: string;
  /** Facts without a text are omitted. */
  readonly text: string | undefined;
  /** Whether it is an id, shown in monospace. */
  readonly isId?: boolean;
  readonly action?: ReactNode;
}

interface FactListProps {
  readonly facts: readonly ShownFact[];
  /** The class name of the margin above it. */
  readonly margin?: 'mt-0' | 'mt-3';
}

/** Labelled values in columns. */
export function FactList({ facts, margin = 'mt-3' }: FactListProps) {
  return (
    <dl className={`tr-facts tr-facts-wide ${margin}`}>
      {facts
        .filter(({ text }) => text !== undefined && text !== '')
        .map(({ label, text, isId = false, action }) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* The value is at the height of its button, which is higher on touch screens. */}
            <dd className="tr-row">
              <span className={isId ? 'tr-mono' : 'tr-num'}>{text}</span>
              {action}
            </dd>
          </div>
        ))}
    </dl>
  );
}
