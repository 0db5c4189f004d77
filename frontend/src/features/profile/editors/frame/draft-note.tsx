import { Icon } from '../../../../shared/ui/icon';

interface DraftNoteProps {
  readonly onDiscard: () => void;
}

/** Says that unsaved changes were restored, and discards them on request. */
export function DraftNote({ onDiscard }: DraftNoteProps) {
  return (
    <div className="tr-note" role="status">
      <Icon name="clock-history" />
      <div>
        Your unsaved changes were restored.{' '}
        <button type="button" className="btn btn-plain btn-sm ms-2" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </div>
  );
}
