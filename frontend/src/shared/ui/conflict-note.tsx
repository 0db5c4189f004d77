import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon';

interface ConflictNoteProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/**
 * Says that the profile was saved elsewhere meanwhile, and lets the person choose which version stays. It takes the
 * focus, and so comes into view: what was pressed may lie far below.
 */
export function ConflictNote({ onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => note.current?.focus(), []);

  return (
    <div ref={note} className="tr-note is-yellow" role="alert" tabIndex={-1}>
      <Icon name="exclamation-triangle" />
      <div>
        <strong className="d-block">This changed while you were editing</strong>
        Your profile was saved from another window. What you typed is still here and not saved yet. Take theirs to load
        the other version into this form, or keep mine to save yours over it.
        <div className="tr-row mt-2">
          <button type="button" className="btn btn-plain btn-sm" onClick={onTakeTheirs}>
            Take theirs
          </button>
          <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
            Keep mine
          </button>
        </div>
      </div>
    </div>
  );
}
