import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../shared/ui/icon';

/** Says that nothing was imported since the profile is another one by now. It takes the focus, and so comes into view. */
export function OutdatedNote() {
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => note.current?.focus(), []);

  return (
    <div ref={note} className="tr-note is-yellow" role="alert" tabIndex={-1}>
      <Icon name="exclamation-triangle" />
      <div>
        <strong className="d-block">Your profile has changed meanwhile</strong>
        It was saved from another window, so nothing was imported. Look over what the import changes now.
      </div>
    </div>
  );
}
