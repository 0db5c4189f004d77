import type { ReactNode } from 'react';
import { EmptyTrack } from '../../../shared/ui/empty-track';

interface EmptyCardProps {
  readonly heading?: string;
  readonly text: string;
  /** A link to the editor. */
  readonly children?: ReactNode;
}

/** The content of a card without items. */
export function EmptyCard({ heading, text, children }: EmptyCardProps) {
  return (
    <div className="tr-empty tr-empty-card">
      <EmptyTrack />
      {heading !== undefined && <h3>{heading}</h3>}
      <div>{text}</div>
      {children}
    </div>
  );
}
