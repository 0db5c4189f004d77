import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingCardProps {
  readonly title: string;
  readonly description: string;
  readonly className?: string;
  /** The button beside the description, below it on narrow screens. */
  readonly action: ReactNode;
  /** The result of the action, below both. */
  readonly children?: ReactNode;
}

export function SettingCard({ title, description, className, action, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={className === undefined ? 'card' : `card ${className}`} aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-row tr-setting">
          <div>
            <h2 id={id}>{title}</h2>
            <p className="tr-muted mb-0 mt-1">{description}</p>
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
