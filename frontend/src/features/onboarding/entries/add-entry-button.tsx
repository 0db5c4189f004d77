import { Icon } from '../../../shared/ui/icon';
import type { Entries } from './use-entries';

interface AddEntryButtonProps {
  /** Education, Experience or Project. */
  readonly label: string;
  readonly entries: Pick<Entries<unknown>, 'isOpen' | 'editingId' | 'openBlankForm'>;
  /** Submits the open form. */
  readonly onSubmit: () => void;
}

/** Opens the form for a new entry, or submits it if it is open. */
export function AddEntryButton({
  label,
  entries: { isOpen, editingId, openBlankForm },
  onSubmit,
}: AddEntryButtonProps) {
  return (
    <button type="button" className="btn btn-plain" onClick={isOpen ? onSubmit : openBlankForm}>
      <Icon name={editingId === undefined ? 'plus-lg' : 'check-lg'} />
      <span>
        {editingId === undefined ? 'Add' : 'Update'}
        <span className="tr-from-sm"> {label}</span>
      </span>
    </button>
  );
}
