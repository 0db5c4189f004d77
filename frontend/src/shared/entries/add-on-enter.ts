import type { KeyboardEvent } from 'react';
import { isEnter } from '../forms/is-enter';

/** Keydown handler for the inputs of a new list item: Enter adds the item instead of submitting the form. */
export const addOnEnter =
  (add: () => void) =>
  (event: KeyboardEvent): void => {
    // An open combobox handles Enter itself.
    if (!isEnter(event) || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
