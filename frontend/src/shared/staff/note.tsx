import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

interface NoteProps {
  readonly tone?: 'is-yellow' | 'is-red';
  readonly children: ReactNode;
}

/** A short note about what is shown. */
export function Note({ tone = 'is-yellow', children }: NoteProps) {
  return (
    <div className={`tr-note ${tone}`}>
      <Icon name={tone === 'is-red' ? 'exclamation-circle' : 'info-circle'} />
      <div>{children}</div>
    </div>
  );
}
