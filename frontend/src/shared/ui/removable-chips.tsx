import { Icon } from './icon';
import { useKeptFocus } from './use-kept-focus';

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly text: string; readonly aside?: string }[];
  readonly onRemove: (key: string) => void;
}

/** What was chosen, each with a way to take it out. */
export function RemovableChips({ label, chips, onRemove }: RemovableChipsProps) {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      {chips.length > 0 && (
        <ul className="tr-chips mb-3" aria-label={label}>
          {chips.map(({ key, text, aside }) => (
            <li key={key} className="tr-chip is-on">
              {text}
              {aside !== undefined && <span className="tr-num tr-quiet">{aside}</span>}
              <button type="button" aria-label={`Remove ${text}`} onClick={() => onRemove(key)}>
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
