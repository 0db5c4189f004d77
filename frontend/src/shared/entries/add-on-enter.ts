import type { KeyboardEvent } from 'react';

/** Keydown handler for the inputs of a new list item: Enter adds the item instead of submitting the form. */
export const addOnEnter =
  (add: () => void) =>
  (event: KeyboardEvent): void => {
    // An open combobox handles Enter itself.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
