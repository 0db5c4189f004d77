import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingCardProps {
  readonly title: string;
  readonly words: string;
  readonly className?: string;
  /** The button beside the words, below them where there is no room. */
  readonly action: ReactNode;
  /** What came of it, below both. */
  readonly children?: ReactNode;
}

/** A card with one thing that can be done. */
export function SettingCard({ title, words, className, action, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={className === undefined ? 'card' : `card ${className}`} aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-row tr-setting">
          <div>
            <h2 id={id}>{title}</h2>
            <p className="tr-muted mb-0 mt-1">{words}</p>
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
