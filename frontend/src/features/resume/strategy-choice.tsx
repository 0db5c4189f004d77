import type { ImportStrategy } from '@trackrecord/contracts';
import { useId } from 'react';

interface StrategyChoiceProps {
  readonly picked: ImportStrategy;
  readonly disabled: boolean;
  readonly onPick: (strategy: ImportStrategy) => void;
}

const WAYS: readonly { readonly strategy: ImportStrategy; readonly title: string; readonly text: string }[] = [
  {
    strategy: 'merge',
    title: 'Add to my profile',
    text: 'Adds new entries and updates existing ones. Nothing is removed.',
  },
  {
    strategy: 'replace',
    title: 'Replace sections in the file',
    text: 'Sections in the file replace yours. Other sections stay the same.',
  },
];

/** How a resume comes into a profile: beside what is there, or in place of it. */
export function StrategyChoice({ picked, disabled, onPick }: StrategyChoiceProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="visually-hidden">How to import</legend>
      <div className="tr-sides">
        {WAYS.map(({ strategy, title, text }) => (
          <div key={strategy} className="tr-side-box">
            <div className="form-check mb-0">
              <input
                className="form-check-input"
                type="radio"
                name="strategy"
                id={`${id}${strategy}`}
                checked={picked === strategy}
                aria-describedby={`${id}${strategy}-text`}
                onChange={() => onPick(strategy)}
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
