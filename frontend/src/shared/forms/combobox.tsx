import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { Icon } from '../ui/icon';
import { controlClass, LabelledControl, getLabelId } from './labelled-control';
import type { LabelProps } from './labelled-control';
import { usePopupPlacement } from './popup-placement';
import { useOptionList } from './use-option-list';

export interface ComboboxProps extends LabelProps {
  readonly name?: string;
  readonly items: readonly string[];
  /** What is chosen or, with `allowsOther`, typed; an empty text where nothing is. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Keeps what is typed, also if it is no item. Else it gives way to what was chosen before. */
  readonly allowsOther?: boolean;
  /** For a field that adds to a list: gets each item chosen, and the field is empty again. Other text submits the form. */
  readonly onPick?: (item: string) => void;
  readonly emptyText?: string;
  /** The items are on their way. */
  readonly loading?: boolean;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

function resultsText(shown: number, left: number): string {
  if (left > shown) return `Showing ${shown} of ${left}. Type to narrow the list.`;
  return left === 1 ? '1 result' : `${left} results`;
}

/** A field that finds what is typed in a list, after the WAI-ARIA pattern of a combobox. */
export function Combobox(props: ComboboxProps) {
  const { label, items, value = '', allowsOther = false, loading = false, onBlur, error } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { list, shown, left, handleInput, commit, onKeyDown } = useOptionList({
    id,
    labelId: getLabelId(id),
    items,
    value,
    allowsOther,
    onChange: props.onChange,
    onPick: props.onPick,
  });
  const emptyText = props.emptyText ?? (allowsOther ? undefined : 'No matches found');
  const hasOptions = !loading && shown.length > 0;
  const isOpen = list.isOpen && (hasOptions || loading || emptyText !== undefined);
  const note = hasOptions ? resultsText(shown.length, left) : loading ? 'Loading...' : emptyText;
  /** The list shows everything, so that only a screen reader has to be told how much that is. */
  const showsAllItems = hasOptions && left === shown.length;
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
            className={controlClass(error, 'tr-has-button')}
            name={props.name}
            placeholder={props.placeholder}
            required={props.required}
          />
          <button
            {...list.getToggleButtonProps({ disabled: props.disabled })}
            type="button"
            className="btn btn-quiet btn-icon tr-field-button"
            aria-label={`Show the list: ${label}`}
            // The focus stays in the field, else it would be checked as if it had been left.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Icon name="chevron-down" />
          </button>
          <div ref={popup} className={isOpen ? 'tr-options is-open' : 'tr-options'}>
            <ul {...list.getMenuProps({ hidden: !isOpen || !hasOptions })} className="tr-options-list">
              {isOpen &&
                hasOptions &&
                shown.map((item, index) => (
                  <li key={item} {...list.getItemProps({ item, index })} className="tr-option">
                    {item}
                    {item === value && props.onPick === undefined && <Icon name="check-lg" />}
                  </li>
                ))}
            </ul>
            <p aria-live="polite" className={showsAllItems ? 'visually-hidden' : 'tr-options-note'}>
              {isOpen && note}
            </p>
          </div>
        </div>
      )}
    </LabelledControl>
  );
}
