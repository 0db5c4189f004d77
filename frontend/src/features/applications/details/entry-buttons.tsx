import { Icon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';

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
      <IconButton icon="pencil" label={`Edit ${name}`} onClick={onEdit} />
      <IconButton icon="x-lg" label={`${removeVerb} ${name}`} className="btn-quiet-danger" onClick={onRemove} />
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
