import { Icon } from './icon';
import { useKeptFocus } from './use-kept-focus';

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly text: string; readonly aside?: string }[];
  /** Said where nothing is chosen, also to those who have just removed the last. */
  readonly emptyText?: string;
  readonly onRemove: (key: string) => void;
}

/** What was chosen, each with a way to take it out. What stands next to it has the field that adds to it. */
export function RemovableChips({ label, chips, emptyText, onRemove }: RemovableChipsProps) {
  const place = useKeptFocus<HTMLDivElement>();

  const remove = (key: string): void => {
    // Nothing of the list is left to hold the focus.
    if (chips.length === 1) place.current?.nextElementSibling?.querySelector('input')?.focus();
    onRemove(key);
  };

  return (
    <div ref={place} tabIndex={-1}>
      {chips.length > 0 && (
        <ul className="tr-chips mb-3" aria-label={label}>
          {chips.map(({ key, text, aside }) => (
            <li key={key} className="tr-chip is-on">
              {text}
              {aside !== undefined && <span className="tr-num tr-quiet">{aside}</span>}
              <button type="button" aria-label={`Remove ${text}`} onClick={() => remove(key)}>
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Also while there are some, so that what appears in it is announced. */}
      {emptyText !== undefined && (
        <div role="status">{chips.length === 0 && <p className="tr-quiet">{emptyText}</p>}</div>
      )}
    </div>
  );
}
