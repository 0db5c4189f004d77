import type { ReactNode } from 'react';
import { SlowNote } from '../../shared/ui/waiting';
import { ProfileGrid } from './profile-grid';

interface BonesProps {
  readonly widths: readonly string[];
}

function Bones({ widths }: BonesProps) {
  return widths.map((width) => <span key={width} className={`tr-bone ${width}`} />);
}

interface CardShapeProps {
  readonly children: ReactNode;
}

function CardShape({ children }: CardShapeProps) {
  return (
    <div className="card" aria-busy="true">
      <div className="card-body">
        <div className="tr-card-head">
          <span className="tr-bone tr-bone-head" />
        </div>
        {children}
      </div>
    </div>
  );
}

/** So many shapes of the same kind. */
const several = (count: number, shape: (place: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, place) => shape(place));

const position = (place: number): ReactNode => (
  <div key={place} className="tr-entry tr-stack tr-close">
    <Bones widths={['w-75', 'w-50', 'w-100']} />
  </div>
);

const role = (place: number): ReactNode => (
  <div key={place} className="tr-entry tr-stack tr-close">
    <div className="tr-role-head">
      <span className="tr-bone tr-bone-gauge" />
      <span className="tr-bone w-50" />
    </div>
    <Bones widths={['w-100', 'w-75']} />
  </div>
);

const project = (place: number): ReactNode => (
  <div key={place} className="tr-stack tr-close">
    <span className="tr-bone tr-bone-picture" />
    <Bones widths={['w-50', 'w-25', 'w-100']} />
  </div>
);

const fact = (place: number): ReactNode => (
  <div key={place} className="tr-stack tr-close">
    <Bones widths={['w-25', 'w-75']} />
  </div>
);

const chip = (place: number): ReactNode => <span key={place} className="tr-bone tr-bone-chip" />;

/** The shape of the profile while it loads; it appears after 150 ms only. */
export function ProfileSkeleton() {
  return (
    <div className="tr-stack tr-wide-gap tr-late" role="status" aria-busy="true">
      <h1 className="visually-hidden">Loading your profile</h1>
      <SlowNote />
      <div className="tr-deep tr-banner">
        <div className="tr-banner-body">
          <span className="tr-bone tr-bone-avatar" />
          <div className="tr-banner-name tr-stack tr-close">
            <span className="tr-bone tr-bone-name" />
            <span className="tr-bone tr-bone-title" />
          </div>
        </div>
      </div>
      <ProfileGrid
        main={
          <>
            <CardShape>
              <div className="tr-cells tr-cells-experience">{several(4, position)}</div>
            </CardShape>
            <CardShape>
              <div className="tr-cells tr-cells-roles">{several(3, role)}</div>
            </CardShape>
            <CardShape>
              <div className="tr-cells tr-cells-projects">{several(2, project)}</div>
            </CardShape>
          </>
        }
        side={
          <>
            <CardShape>
              <div className="tr-facts tr-facts-wide">{several(2, fact)}</div>
            </CardShape>
            <CardShape>
              <div className="tr-facts tr-facts-wide">{several(2, fact)}</div>
            </CardShape>
            <CardShape>
              <div className="tr-chips mb-4">{several(9, chip)}</div>
              <div className="tr-facts">{several(2, fact)}</div>
            </CardShape>
          </>
        }
      />
    </div>
  );
}
