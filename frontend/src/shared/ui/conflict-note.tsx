import { Icon } from './icon';

interface ConflictNoteProps {
  readonly working: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says that the profile was saved elsewhere meanwhile, and lets the person choose which version stays. */
export function ConflictNote({ working, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  return (
    <div className="tr-note is-yellow" role="alert">
      <Icon name="exclamation-triangle" />
      <div>
        <strong className="d-block">This changed while you were editing</strong>
        Your profile was saved from another window. What you typed is still here and not saved yet. Take theirs to load
        the other version into this form, or keep mine to save yours over it.
        <div className="tr-row mt-2">
          <button type="button" className="btn btn-plain btn-sm" disabled={working} onClick={onTakeTheirs}>
            Take theirs
          </button>
          <button type="button" className="btn btn-primary btn-sm" disabled={working} onClick={onKeepMine}>
            Keep mine
          </button>
        </div>
      </div>
    </div>
  );
}
