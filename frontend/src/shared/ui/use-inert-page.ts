import { useLayoutEffect } from 'react';

let openPanelCount = 0;

const setPageInert = (isInert: boolean): void => {
  document.getElementById('root')?.toggleAttribute('inert', isInert);
};

/** Returns the dialogs below the one that was opened last. */
const getCoveredDialogs = (): readonly Element[] =>
  [...document.querySelectorAll('.modal')].slice(0, -1).filter((dialog) => !dialog.hasAttribute('inert'));

/**
 * Makes the page and lower dialogs inert while a panel covers them: nothing behind the panel can be focused, clicked or
 * read.
 */
export function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return undefined;
    const dialogs = getCoveredDialogs();
    for (const dialog of dialogs) dialog.toggleAttribute('inert', true);
    openPanelCount += 1;
    setPageInert(true);
    return () => {
      for (const dialog of dialogs) dialog.toggleAttribute('inert', false);
      openPanelCount -= 1;
      setPageInert(openPanelCount > 0);
    };
  }, [isCovered]);
}
