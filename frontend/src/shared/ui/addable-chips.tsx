import { useId } from 'react';
import { Icon } from './icon';
import { useKeptFocus } from './use-kept-focus';

/** Something that a tap adds. */
export interface Addable {
  readonly text: string;
}

interface AddableChipsProps<Chip extends Addable> {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Green where they were found in a description, yellow where they are recommended, plain where they are popular. */
  readonly kind: 'is-found' | 'is-tip' | 'is-pick';
  readonly onAdd: (chip: Chip) => void;
}

/** A group of words that a tap adds, with its label; hidden while there are none. */
export function AddableChips<Chip extends Addable>({ label, chips, kind, onAdd }: AddableChipsProps<Chip>) {
  const place = useKeptFocus<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={place} tabIndex={-1} hidden={chips.length === 0}>
      <p className="form-label mb-2" id={id}>
        {label}
      </p>
      <div className="tr-chips" role="group" aria-labelledby={id}>
        {chips.map((chip) => (
          <button key={chip.text} type="button" className={`tr-chip ${kind}`} onClick={() => onAdd(chip)}>
            <Icon name="plus" />
            {chip.text}
          </button>
        ))}
      </div>
    </div>
  );
}
