import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface AlertNoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An alert that takes the focus, so that it scrolls into view: the pressed button may be far below. */
export function AlertNote({ title, children }: AlertNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => note.current?.focus(), []);

  return (
    <div ref={note} className="tr-note is-yellow" role="alert" tabIndex={-1}>
      <Icon name="exclamation-triangle" />
      <div>
        <strong className="d-block">{title}</strong>
        {children}
      </div>
    </div>
  );
}
