import { useLayoutEffect } from 'react';

/** How many panels lie over the page. */
let panels = 0;

const setInert = (isInert: boolean): void => {
  document.getElementById('root')?.toggleAttribute('inert', isInert);
};

/** The dialogs below the one that was opened last. */
const coveredDialogs = (): readonly Element[] =>
  [...document.querySelectorAll('.modal')].slice(0, -1).filter((dialog) => !dialog.hasAttribute('inert'));

/**
 * Makes the page, and the dialogs on it, inert while a panel lies over them: nothing behind the panel can be focused,
 * clicked or read.
 */
export function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return undefined;
    const dialogs = coveredDialogs();
    for (const dialog of dialogs) dialog.toggleAttribute('inert', true);
    panels += 1;
    setInert(true);
    return () => {
      for (const dialog of dialogs) dialog.toggleAttribute('inert', false);
      panels -= 1;
      setInert(panels > 0);
    };
  }, [isCovered]);
}
