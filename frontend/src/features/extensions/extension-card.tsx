import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icon-name';

interface ExtensionCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  /** Whether it is set up, in a few words. */
  readonly state: string;
  readonly isSetUp: boolean;
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The card of one extension. */
export function ExtensionCard({ icon, title, description, state, isSetUp, cardRef, children }: ExtensionCardProps) {
  const titleId = useId();
  return (
    <section ref={cardRef} className="card" aria-labelledby={titleId} tabIndex={-1}>
      <div className="card-body">
        <div className="tr-extension-head">
          <span className="tr-brand" aria-hidden="true">
            <Icon name={icon} />
          </span>
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className="tr-muted mb-0">{description}</p>
          </div>
          <span className={isSetUp ? 'tr-tag is-green' : 'tr-tag is-yellow'}>
            <Icon name={isSetUp ? 'check-lg' : 'clock'} />
            {state}
          </span>
        </div>
        {children}
      </div>
    </section>
  );
}
