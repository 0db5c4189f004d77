import type { ReactNode } from 'react';
import { EmptyTrack } from '../../../shared/ui/empty-track';

interface EmptyPartProps {
  readonly text: string;
  /** Said above the text. */
  readonly heading?: string;
  /** The way to fill it. */
  readonly children?: ReactNode;
}

/** A card that has nothing to show yet. */
export function EmptyPart({ heading, text, children }: EmptyPartProps) {
  return (
    <div className="tr-empty tr-empty-card">
      <EmptyTrack />
      {heading !== undefined && <h3>{heading}</h3>}
      <div>{text}</div>
      {children}
    </div>
  );
}
