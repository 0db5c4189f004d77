import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The screen whose heading was mounted last; undefined until the first screen of a page load. Shared by all headings.
 */
export const LastHeadingContext = createContext<RefObject<string | undefined> | null>(null);

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Distinguishes screens with the same path. */
  readonly view?: string;
}

/**
 * The h1 of a screen. It takes the focus when the screen changes, so that screen readers start there, and when it
 * replaces a focused one, such as after loading.
 */
export function PageHeading({ children, className, view = '' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastHeadingRef = use(LastHeadingContext);
  const { pathname } = useLocation();
  const hasNavigated = useNavigationType() === NavigationType.Push;
  const screen = `${pathname}?${view}`;

  useEffect(() => {
    if (lastHeadingRef === null || lastHeadingRef.current === screen) return;
    // The first screen may have been left before it was loaded and had a heading.
    const isFirstScreen = lastHeadingRef.current === undefined && !hasNavigated;
    lastHeadingRef.current = screen;
    if (!isFirstScreen) heading.current?.focus();
  }, [lastHeadingRef, screen, hasNavigated]);

  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      // No screen has this name, so that the next heading takes the focus.
      if (lastHeadingRef !== null && document.activeElement === element) lastHeadingRef.current = '';
    };
  }, [lastHeadingRef]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
