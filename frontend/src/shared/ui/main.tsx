import type { ReactNode } from 'react';

interface MainProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The main element, target of the "Skip to content" link. */
export function Main({ className, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
