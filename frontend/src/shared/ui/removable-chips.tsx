import { Icon } from './icon';
import { useFocusNeighborFallback } from './use-focus-fallback';

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly text: string; readonly aside?: string }[];
  /** Shown and announced when there are no chips. */
  readonly emptyText?: string;
  readonly onRemove: (key: string) => void;
}

/** A list of removable chips. The next sibling element must contain the input that adds chips. */
export function RemovableChips({ label, chips, emptyText, onRemove }: RemovableChipsProps) {
  const container = useFocusNeighborFallback<HTMLDivElement>();

  const remove = (key: string): void => {
    // The list becomes empty: move the focus to the input.
    if (chips.length === 1) container.current?.nextElementSibling?.querySelector('input')?.focus();
    onRemove(key);
  };

  return (
    <div ref={container} tabIndex={-1}>
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
      {/* Always mounted, so that changes are announced. */}
      {emptyText !== undefined && (
        <div role="status">{chips.length === 0 && <p className="tr-quiet">{emptyText}</p>}</div>
      )}
    </div>
  );
}
