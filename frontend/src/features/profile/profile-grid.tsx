import type { ReactNode } from 'react';

interface ProfileGridProps {
  /** The wide column: experience, roles, projects. */
  readonly main?: ReactNode;
  /** The narrow column from 1200 px on; it has the whole width as long as there is nothing beside it. */
  readonly side: ReactNode;
}

/** The two columns of the profile page. */
export function ProfileGrid({ main, side }: ProfileGridProps) {
  return (
    <div className="tr-profile-grid">
      {main !== undefined && <div className="tr-profile-main tr-stack tr-wide-gap">{main}</div>}
      <div className="tr-stack tr-wide-gap align-content-start">{side}</div>
    </div>
  );
}
