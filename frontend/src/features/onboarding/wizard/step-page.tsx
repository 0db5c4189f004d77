import type { ReactNode } from 'react';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { TypedHeading } from './typed-heading';

interface StepPageProps {
  /** Names the page in the browser's tab. */
  readonly title: string;
  readonly heading: string;
  /** A short step stands in the middle; a long one at the top, so that nothing jumps as it grows. */
  readonly size?: 'short' | 'long';
  readonly lead?: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** How every step is laid out: its heading, what it asks, its foot. */
export function StepPage({ title, heading, size = 'long', lead, foot, children }: StepPageProps) {
  usePageTitle(title);
  return (
    <div className="tr-step">
      <div className={size === 'short' ? 'my-auto py-4' : 'py-4'}>
        <TypedHeading text={heading} />
        {lead !== undefined && <p className="tr-muted mt-2 mb-4">{lead}</p>}
        {children}
      </div>
      {foot}
    </div>
  );
}
