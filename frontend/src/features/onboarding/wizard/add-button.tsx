import { Icon } from '../../../shared/ui/icon';
import type { Entries } from '../entries/use-entries';

interface AddButtonProps {
  /** What is added, as the button says it: Education, Experience, Project. */
  readonly what: string;
  readonly entries: Pick<Entries<unknown>, 'open' | 'editing' | 'openBlank'>;
  /** Adds or updates what the open form holds. */
  readonly onSubmit: () => void;
}

/** Opens the form for a new entry, or puts what the open form holds into the list. */
export function AddButton({ what, entries: { open, editing, openBlank }, onSubmit }: AddButtonProps) {
  return (
    <button type="button" className="btn btn-plain" onClick={open ? onSubmit : openBlank}>
      <Icon name={editing === undefined ? 'plus-lg' : 'check-lg'} />
      <span>
        {editing === undefined ? 'Add' : 'Update'}
        <span className="tr-from-sm"> {what}</span>
      </span>
    </button>
  );
}
