import { useCombobox } from 'downshift';
import type { UseComboboxProps, UseComboboxStateChange } from 'downshift';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findOptions, isSameText } from './option-search';
import { isEnter } from './is-enter';

/** Upper limits of the options shown: of a search, and of the whole list. */
const MAX_SEARCH_RESULTS = 50;
const MAX_LISTED_OPTIONS = 100;
const CHANGE_TYPES = useCombobox.stateChangeTypes;

interface OptionListInput {
  readonly id: string;
  readonly labelId: string;
  readonly items: readonly string[];
  readonly value: string;
  readonly allowCustomText: boolean;
  readonly onChange: ((text: string) => void) | undefined;
  readonly onSelect: ((item: string) => void) | undefined;
}

/** Overrides of downshift: a click on the input only opens the list, and blur never selects. */
const createStateReducer =
  (shouldHighlightFirst: boolean): NonNullable<UseComboboxProps<string>['stateReducer']> =>
  (state, { type, changes }) => {
    if (type === CHANGE_TYPES.InputClick && state.isOpen) return state;
    if (type === CHANGE_TYPES.InputBlur) return { ...changes, selectedItem: state.selectedItem };
    if (type === CHANGE_TYPES.InputChange) return { ...changes, highlightedIndex: shouldHighlightFirst ? 0 : -1 };
    return changes;
  };

/**
 * Manages the text and the options of a combobox. While the user is not searching, `typedText` is undefined, the input
 * shows the value, and the list shows all options.
 */
export function useOptionList({ id, labelId, items, value, allowCustomText, onChange, onSelect }: OptionListInput) {
  const [typedText, setTypedText] = useState<string>();
  const selectedValue = onSelect === undefined ? value : '';
  const text = allowCustomText ? value : (typedText ?? selectedValue);
  const matches = findOptions(items, typedText === undefined ? '' : text);
  const shownItems = matches.slice(0, typedText === undefined ? MAX_LISTED_OPTIONS : MAX_SEARCH_RESULTS);

  const select = (item: string): void => {
    setTypedText(undefined);
    if (onSelect === undefined) onChange?.(item);
    else {
      if (allowCustomText) onChange?.('');
      onSelect(item);
    }
  };
  const handleStateChange = ({ type, selectedItem }: UseComboboxStateChange<string>): void => {
    if (typeof selectedItem === 'string') select(selectedItem);
    else if (
      type === CHANGE_TYPES.ItemClick ||
      type === CHANGE_TYPES.InputKeyDownEnter ||
      type === CHANGE_TYPES.InputBlur
    )
      setTypedText(undefined);
  };
  const list = useCombobox<string>({
    items: shownItems,
    inputId: id,
    labelId,
    inputValue: text,
    selectedItem: items.includes(selectedValue) ? selectedValue : null,
    stateReducer: createStateReducer(!allowCustomText),
    onStateChange: handleStateChange,
  });

  const handleInput = (newText: string): void => {
    setTypedText(newText);
    if (allowCustomText) onChange?.(newText);
  };
  /**
   * Ends the search: text that is not an item is kept with `allowCustomText`, otherwise reset to the previous value. An
   * open list keeps its options until it closes, so that it does not grow under the pointer during a click.
   */
  const commit = (): void => {
    if (!list.isOpen) setTypedText(undefined);
    if (typedText === undefined || onSelect !== undefined) return;
    const option = typedText.trim() === '' ? '' : items.find((item) => isSameText(item, typedText));
    const newValue = allowCustomText ? typedText.trim() : (option ?? value);
    if (newValue !== value) onChange?.(newValue);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const preventDownshiftDefault = (): void => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    };
    // With the list closed, Escape closes a surrounding dialog instead of clearing the input.
    if (event.key === 'Escape' && !list.isOpen) preventDownshiftDefault();
    if (!isEnter(event)) return;
    if (!list.isOpen) commit();
    else if (allowCustomText && list.highlightedIndex < 0) {
      // Keeps the typed text and lets Enter submit the form.
      preventDownshiftDefault();
      list.closeMenu();
    }
  };

  return { list, shownItems, matchCount: matches.length, handleInput, commit, onKeyDown };
}
