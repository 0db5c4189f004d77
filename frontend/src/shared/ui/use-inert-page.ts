import { useLayoutEffect } from 'react';

/** How many panels lie over the page. */
let panels = 0;

const setInert = (isInert: boolean): void => {
  document.getElementById('root')?.toggleAttribute('inert', isInert);
};

/** Makes the page inert while a panel lies over it: nothing behind the panel can be focused, clicked or read. */
export function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return undefined;
    panels += 1;
    setInert(true);
    return () => {
      panels -= 1;
      setInert(panels > 0);
    };
  }, [isCovered]);
}
