import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingCardProps {
  /** The id of the card, if links lead to it. */
  readonly id?: string;
  readonly title: string;
  readonly description: ReactNode;
  readonly className?: string;
  /** The button beside the description, below it on narrow screens. */
  readonly action?: ReactNode;
  /** The result of the action or the content, below both. */
  readonly children?: ReactNode;
}

export function SettingCard({ id, title, description, className, action, children }: SettingCardProps) {
  const titleId = useId();
  return (
    <section id={id} className={className === undefined ? 'card' : `card ${className}`} aria-labelledby={titleId}>
      <div className="card-body">
        <div className="tr-row tr-setting">
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className="tr-muted mb-0 mt-1">{description}</p>
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
