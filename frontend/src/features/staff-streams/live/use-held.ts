import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** Returns true if text inside an element is selected. */
function hasSelectedText(element: Element | null): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && element?.contains(selection.anchorNode) === true;
}

/** Returns true while an element contains the focus or selected text, so that nothing in it may move. */
export function useIsHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const update = useEffectEvent((focused: EventTarget | null) =>
    setIsHeld(
      (focused instanceof Node && element.current?.contains(focused) === true) || hasSelectedText(element.current),
    ),
  );

  useEffect(() => {
    const onSelection = (): void => update(document.activeElement);
    const onFocusIn = ({ target }: FocusEvent): void => update(target);
    // What gets the focus next, so that nothing is released between two controls of the element.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => update(relatedTarget);
    document.addEventListener('selectionchange', onSelection);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return isHeld;
}
