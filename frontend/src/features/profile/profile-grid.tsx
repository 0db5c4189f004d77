import type { ReactNode } from 'react';

interface ProfileGridProps {
  /** The wide column. */
  readonly main: ReactNode;
  /** The narrow column, from 1200 px on. */
  readonly side: ReactNode;
}

/** The two columns of the profile page. */
export function ProfileGrid({ main, side }: ProfileGridProps) {
  return (
    <div className="tr-profile-grid">
      <div className="tr-profile-main tr-stack tr-wide-gap align-content-start">{main}</div>
      <div className="tr-stack tr-wide-gap align-content-start">{side}</div>
    </div>
  );
}
