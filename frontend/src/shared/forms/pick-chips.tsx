import { useId, useState } from 'react';
import { Icon } from '../ui/icon';

interface PickChipsProps {
  /** The id of the words that name the group. */
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly picked: readonly string[];
  readonly fault?: string | undefined;
  readonly onChange: (picked: string[]) => void;
}

/**
 * Choices of which any number can be picked. What was picked and is none of the options stays, and is shown with them.
 */
export function PickChips({ labelledBy, options, picked, fault, onChange }: PickChipsProps) {
  const id = useId();
  // Also once it is not picked any more, so that it can be picked again.
  const [stored] = useState(picked);
  const all = [...new Set([...options, ...stored, ...picked])];

  const toggle = (option: string): void =>
    onChange(
      picked.includes(option)
        ? picked.filter((other) => other !== option)
        : all.filter((other) => other === option || picked.includes(other)),
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
