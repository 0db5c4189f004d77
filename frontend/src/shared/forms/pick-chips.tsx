import { useId, useState } from 'react';
import { Icon } from '../ui/icon';

interface ChoiceChipsProps {
  /** The id of the words that name the group. */
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly picked: readonly string[];
  /** What was picked when the form was filled last; without it, what is picked at first. */
  readonly stored?: readonly string[] | undefined;
  readonly fault?: string | undefined;
  readonly onChange: (picked: string[]) => void;
}

/**
 * Choices of which any number can be picked. What was picked and is none of the options stays, and is shown with them;
 * what was stored stays in its order, and what is picked besides comes behind it in the order of the options.
 */
export function PickChips({ labelledBy, options, picked, stored, fault, onChange }: ChoiceChipsProps) {
  const id = useId();
  const [initial] = useState(picked);
  // Also once it is not picked any more, so that it can be picked again.
  const known = stored ?? initial;
  const all = [...new Set([...options, ...known, ...picked])];
  const inOrder = [...new Set([...known, ...all])];

  const toggle = (option: string): void =>
    onChange(
      picked.includes(option)
        ? picked.filter((other) => other !== option)
        : inOrder.filter((other) => other === option || picked.includes(other)),
    );

  return (
    <>
      <div className="tr-chips" role="group" aria-labelledby={labelledBy} aria-describedby={fault && `${id}fault`}>
        {all.map((option) => (
          <label key={option} className="tr-chip is-pick">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={picked.includes(option)}
              aria-describedby={fault && `${id}fault`}
              aria-invalid={fault !== undefined}
              onChange={() => toggle(option)}
            />
            {picked.includes(option) && <Icon name="check-lg" />}
            {option}
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <div className="invalid-feedback" id={`${id}fault`} role="alert">
          <Icon name="exclamation-circle" />
          {fault}
        </div>
      )}
    </>
  );
}
