import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { Icon } from '../ui/icon';
import { getControlClass, LabelledControl, getLabelId } from './labelled-control';
import type { LabelProps } from './labelled-control';
import { usePopupPlacement } from './popup-placement';
import { useOptionList } from './use-option-list';

export interface ComboboxProps extends LabelProps {
  readonly name?: string;
  readonly items: readonly string[];
  /** The selected item or, with `allowCustomText`, the typed text; empty if there is none. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Accepts text that is not an item. Otherwise such text is reset to the previous value. */
  readonly allowCustomText?: boolean;
  /**
   * For inputs that add to a list: called with the selected item, after which the input is cleared. Enter on other text
   * submits the form.
   */
  readonly onSelect?: (item: string) => void;
  readonly emptyText?: string;
  readonly loading?: boolean;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

function formatResultCount(shownCount: number, matchCount: number): string {
  if (matchCount > shownCount) return `Showing ${shownCount} of ${matchCount}. Type to narrow the list.`;
  return matchCount === 1 ? '1 result' : `${matchCount} results`;
}

/** An input with a filtered list of options, following the WAI-ARIA combobox pattern. */
export function Combobox(props: ComboboxProps) {
  const { label, items, value = '', allowCustomText = false, loading = false, onBlur, error } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { list, shownItems, matchCount, handleInput, commit, onKeyDown } = useOptionList({
    id,
    labelId: getLabelId(id),
    items,
    value,
    allowCustomText,
    onChange: props.onChange,
    onSelect: props.onSelect,
  });
  const emptyText = props.emptyText ?? (allowCustomText ? undefined : 'No matches found');
  const hasOptions = !loading && shownItems.length > 0;
  const isOpen = list.isOpen && (hasOptions || loading || emptyText !== undefined);
  const note = hasOptions ? formatResultCount(shownItems.length, matchCount) : loading ? 'Loading...' : emptyText;
  // If all items are shown, only screen readers need the number of items.
  const areAllItemsShown = hasOptions && matchCount === shownItems.length;
  usePopupPlacement(isOpen && !loading, field, popup);

  const handleBlur = (): void => {
    commit();
    onBlur?.();
  };

  return (
    <LabelledControl {...props} id={id}>
      {(controlProps) => (
        <div ref={field} className="tr-combobox">
          <input
            {...list.getInputProps({
              ...controlProps,
              ...(hasOptions ? {} : { 'aria-activedescendant': undefined }),
              'aria-expanded': isOpen,
              ref: props.ref,
              disabled: props.disabled,
              onChange: (event) => handleInput(event.currentTarget.value),
              onBlur: handleBlur,
              onKeyDown,
            })}
            className={getControlClass(error, 'tr-has-button')}
            name={props.name}
            placeholder={props.placeholder}
            required={props.required}
          />
          <button
            {...list.getToggleButtonProps({ disabled: props.disabled })}
            type="button"
            className="btn btn-quiet btn-icon tr-field-button"
            aria-label={`Show the list: ${label}`}
            title="Show the list"
            // Keeps the focus in the input, which would otherwise be validated on blur.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Icon name="chevron-down" />
          </button>
          <div ref={popup} className={isOpen ? 'tr-options is-open' : 'tr-options'}>
            <ul {...list.getMenuProps({ hidden: !isOpen || !hasOptions })} className="tr-options-list">
              {isOpen &&
                hasOptions &&
                shownItems.map((item, index) => (
                  <li key={item} {...list.getItemProps({ item, index })} className="tr-option">
                    {item}
                    {item === value && props.onSelect === undefined && <Icon name="check-lg" />}
                  </li>
                ))}
            </ul>
            <p aria-live="polite" className={areAllItemsShown ? 'visually-hidden' : 'tr-options-note'}>
              {isOpen && note}
            </p>
          </div>
        </div>
      )}
    </LabelledControl>
  );
}
