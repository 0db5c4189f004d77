import type { KeyboardEvent } from 'react';

/** For the fields of something that is added to a list: Enter adds it, where it would save the whole form. */
export const addOnEnter =
  (add: () => void) =>
  (event: KeyboardEvent): void => {
    // A list that is open takes Enter for itself.
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
