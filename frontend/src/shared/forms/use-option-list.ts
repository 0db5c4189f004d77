import { useCombobox } from 'downshift';
import type { UseComboboxProps, UseComboboxStateChange } from 'downshift';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findOptions, isSameText } from './option-search';

/** How many options are shown: of a search the best ones, else as many as one can still look through. */
const MAX_SEARCH_RESULTS = 50;
const MAX_LISTED = 100;
const CHANGE = useCombobox.stateChangeTypes;

interface OptionListInput {
  readonly id: string;
  readonly labelId: string;
  readonly items: readonly string[];
  readonly value: string;
  readonly allowsOther: boolean;
  readonly onChange: ((text: string) => void) | undefined;
  readonly onPick: ((item: string) => void) | undefined;
}

/** How this list differs from downshift: a press on the field only opens, leaving it never chooses. */
const createStateReducer =
  (highlightsFirst: boolean): NonNullable<UseComboboxProps<string>['stateReducer']> =>
  (before, { type, changes }) => {
    if (type === CHANGE.InputClick && before.isOpen) return before;
    if (type === CHANGE.InputBlur) return { ...changes, selectedItem: before.selectedItem };
    if (type === CHANGE.InputChange) return { ...changes, highlightedIndex: highlightsFirst ? 0 : -1 };
    return changes;
  };

/**
 * What is typed into a combobox and which options are left. `typed` is undefined unless the person is searching: then
 * the field shows the value and the list shows everything.
 */
export function useOptionList({ id, labelId, items, value, allowsOther, onChange, onPick }: OptionListInput) {
  const [typed, setTyped] = useState<string>();
  const chosen = onPick === undefined ? value : '';
  const text = allowsOther ? value : (typed ?? chosen);
  const matches = findOptions(items, typed === undefined ? '' : text);
  const shown = matches.slice(0, typed === undefined ? MAX_LISTED : MAX_SEARCH_RESULTS);

  const pick = (item: string): void => {
    setTyped(undefined);
    if (onPick === undefined) onChange?.(item);
    else {
      if (allowsOther) onChange?.('');
      onPick(item);
    }
  };
  const handleStateChange = ({ type, selectedItem }: UseComboboxStateChange<string>): void => {
    if (typeof selectedItem === 'string') pick(selectedItem);
    else if (type === CHANGE.ItemClick || type === CHANGE.InputKeyDownEnter || type === CHANGE.InputBlur)
      setTyped(undefined);
  };
  const list = useCombobox<string>({
    items: shown,
    inputId: id,
    labelId,
    inputValue: text,
    selectedItem: items.includes(chosen) ? chosen : null,
    stateReducer: createStateReducer(!allowsOther),
    onStateChange: handleStateChange,
  });

  const handleInput = (next: string): void => {
    setTyped(next);
    if (allowsOther) onChange?.(next);
  };
  /**
   * Ends the search: text that is no option is kept, or gives way to what was chosen before. An open list keeps its
   * options until it closes: growing, it would slide under a pointer that is being pressed on something else.
   */
  const commit = (): void => {
    if (!list.isOpen) setTyped(undefined);
    if (typed === undefined || onPick !== undefined) return;
    const option = typed.trim() === '' ? '' : items.find((item) => isSameText(item, typed));
    const committed = allowsOther ? typed.trim() : (option ?? value);
    if (committed !== value) onChange?.(committed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const leaveToBrowser = (): void => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    };
    // With the list closed, Escape is for a dialog around, not for clearing the field.
    if (event.key === 'Escape' && !list.isOpen) leaveToBrowser();
    if (event.key !== 'Enter') return;
    if (!list.isOpen) commit();
    else if (allowsOther && list.highlightedIndex < 0) {
      // The text stands as it is, so the form may be sent.
      leaveToBrowser();
      list.closeMenu();
    }
  };

  return { list, shown, left: matches.length, handleInput, commit, onKeyDown };
}
