import type { ReactNode } from 'react';

interface MainProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The main part of a page, where "Skip to content" leads. */
export function Main({ className, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
