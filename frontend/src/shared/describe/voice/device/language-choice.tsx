import { useId } from 'react';
import type { DeviceLanguage } from './device-languages';

interface LanguageChoiceProps {
  readonly languages: readonly DeviceLanguage[];
  readonly language: DeviceLanguage;
  readonly onChoose: (tag: string) => void;
}

/** A select of the language that the user speaks. */
export function LanguageChoice({ languages, language, onChoose }: LanguageChoiceProps) {
  const id = useId();
  return (
    <div className="tr-row w-100">
      <label className="form-label mb-0" htmlFor={id}>
        You speak
      </label>
      <select
        id={id}
        className="form-select w-auto"
        value={language.tag}
        onChange={({ target }) => onChoose(target.value)}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
