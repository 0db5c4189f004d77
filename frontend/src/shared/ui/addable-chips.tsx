import { useId } from 'react';
import { Icon } from './icon';
import { useFocusNeighborFallback } from './use-focus-fallback';

interface Addable {
  readonly text: string;
}

interface AddableChipsProps<Chip extends Addable> {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Green for detected, yellow for recommended, plain for popular ones. */
  readonly kind: 'is-found' | 'is-tip' | 'is-pick';
  readonly onAdd: (chip: Chip) => void;
}

/** A labelled group of chips that are added on click; hidden while empty. */
export function AddableChips<Chip extends Addable>({ label, chips, kind, onAdd }: AddableChipsProps<Chip>) {
  const container = useFocusNeighborFallback<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={container} tabIndex={-1} hidden={chips.length === 0}>
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
