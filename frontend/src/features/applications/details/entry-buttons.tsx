import { Icon } from '../../../shared/ui/icon';

interface EntryButtonsProps {
  /** The entry, for screen readers. */
  readonly name: string;
  /** Default: Remove. */
  readonly removeVerb?: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The buttons that edit and remove an entry. */
export function EntryButtons({ name, removeVerb = 'Remove', onEdit, onRemove }: EntryButtonsProps) {
  return (
    <span className="tr-entry-buttons">
      <button type="button" className="btn btn-quiet btn-icon btn-sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        className="btn btn-quiet-danger btn-icon btn-sm"
        aria-label={`${removeVerb} ${name}`}
        title={removeVerb}
        onClick={onRemove}
      >
        <Icon name="x-lg" />
      </button>
    </span>
  );
}

interface AddButtonProps {
  /** What is added. */
  readonly name: string;
  readonly onAdd: () => void;
}

/** The button in the head of a list that adds an entry. */
export function AddButton({ name, onAdd }: AddButtonProps) {
  return (
    <button type="button" className="btn btn-quiet btn-sm tr-push" onClick={onAdd}>
      <Icon name="plus" />
      {`Add ${name}`}
    </button>
  );
}
