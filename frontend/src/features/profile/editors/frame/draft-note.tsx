import { Icon } from '../../../../shared/ui/icon';

interface DraftNoteProps {
  readonly onDiscard: () => void;
}

/** Says that unsaved changes were restored, and discards them on request. */
export function DraftNote({ onDiscard }: DraftNoteProps) {
  return (
    <div className="tr-note align-items-center" role="status">
      <Icon name="clock-history" />
      <div className="me-auto">Your unsaved changes were restored.</div>
      <button type="button" className="btn btn-plain btn-sm flex-none" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
