import { useId, useState } from 'react';
import { Icon } from '../ui/icon';
import { FieldAlert } from './field-alert';

interface ChoiceChipsProps {
  /** The id of the label of the group. */
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly selected: readonly string[];
  /** The stored options; default: those selected on the first render. */
  readonly stored?: readonly string[] | undefined;
  readonly error?: string | undefined;
  readonly onChange: (selected: string[]) => void;
}

/**
 * Multiple choice as chips. Stored options that are not among `options` are shown as well. The value keeps the stored
 * order; other selected options follow in the order of `options`.
 */
export function ChoiceChips({ labelledBy, options, selected, stored, error, onChange }: ChoiceChipsProps) {
  const id = useId();
  const [initiallySelected] = useState(selected);
  // Includes unselected stored options, so that they can be selected again.
  const storedOptions = stored ?? initiallySelected;
  const allOptions = [...new Set([...options, ...storedOptions, ...selected])];
  const orderedOptions = [...new Set([...storedOptions, ...allOptions])];

  const toggle = (option: string): void =>
    onChange(
      selected.includes(option)
        ? selected.filter((other) => other !== option)
        : orderedOptions.filter((other) => other === option || selected.includes(other)),
    );

  return (
    <>
      <div className="tr-chips" role="group" aria-labelledby={labelledBy} aria-describedby={error && `${id}error`}>
        {allOptions.map((option) => (
          <label key={option} className="tr-chip is-pick">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={selected.includes(option)}
              aria-describedby={error && `${id}error`}
              aria-invalid={error !== undefined}
              onChange={() => toggle(option)}
            />
            {selected.includes(option) && <Icon name="check-lg" />}
            {option}
          </label>
        ))}
      </div>
      <FieldAlert id={`${id}error`} text={error} />
    </>
  );
}
