import type { ImportStrategy } from '@trackrecord/contracts';
import { useId } from 'react';

interface StrategyPickerProps {
  readonly selected: ImportStrategy;
  readonly disabled: boolean;
  readonly onSelect: (strategy: ImportStrategy) => void;
}

const OPTIONS: readonly { readonly strategy: ImportStrategy; readonly title: string; readonly text: string }[] = [
  {
    strategy: 'merge',
    title: 'Add to my profile',
    text: 'Adds new entries and updates existing ones. No entry is removed.',
  },
  {
    strategy: 'replace',
    title: 'Replace sections with those in the file',
    text: 'Sections in the file replace yours. Other sections stay the same.',
  },
];

/** Selects whether the import merges or replaces sections. */
export function StrategyPicker({ selected, disabled, onSelect }: StrategyPickerProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="visually-hidden">How to import</legend>
      <div className="tr-sides">
        {OPTIONS.map(({ strategy, title, text }) => (
          <div key={strategy} className="tr-side-box">
            <div className="form-check mb-0">
              <input
                className="form-check-input"
                type="radio"
                name="strategy"
                id={`${id}${strategy}`}
                checked={selected === strategy}
                aria-describedby={`${id}${strategy}-text`}
                onChange={() => onSelect(strategy)}
              />
              <label className="form-check-label fw-semibold" htmlFor={`${id}${strategy}`}>
                {title}
              </label>
            </div>
            <p className="tr-quiet tr-small tr-version-origin mb-0" id={`${id}${strategy}-text`}>
              {text}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
