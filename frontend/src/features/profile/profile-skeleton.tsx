import type { ReactNode } from 'react';
import { SlowLoadingNote } from '../../shared/ui/loading';
import { ProfileGrid } from './cards/profile-cards';

interface LinesProps {
  readonly widths: readonly string[];
}

function Lines({ widths }: LinesProps) {
  return widths.map((width) => <span key={width} className={`tr-bone ${width}`} />);
}

interface CardSkeletonProps {
  readonly children: ReactNode;
}

function CardSkeleton({ children }: CardSkeletonProps) {
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

const repeat = (count: number, render: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => render(index));

const renderPosition = (index: number): ReactNode => (
  <div key={index} className="tr-entry tr-stack tr-close">
    <Lines widths={['w-75', 'w-50', 'w-100']} />
  </div>
);

const renderRole = (index: number): ReactNode => (
  <div key={index} className="tr-entry tr-stack tr-close">
    <div className="tr-role-head">
      <span className="tr-bone tr-bone-gauge" />
      <span className="tr-bone w-50" />
    </div>
    <Lines widths={['w-100', 'w-75']} />
  </div>
);

const renderProject = (index: number): ReactNode => (
  <div key={index} className="tr-stack tr-close">
    <span className="tr-bone tr-bone-picture" />
    <Lines widths={['w-50', 'w-25', 'w-100']} />
  </div>
);

const renderFact = (index: number): ReactNode => (
  <div key={index} className="tr-stack tr-close">
    <Lines widths={['w-25', 'w-75']} />
  </div>
);

const renderChip = (index: number): ReactNode => <span key={index} className="tr-bone tr-bone-chip" />;

/** The skeleton of the profile page while it loads. CSS shows it after 150 ms. */
export function ProfileSkeleton() {
  return (
    <div className="tr-stack tr-wide-gap tr-late" role="status" aria-busy="true">
      <h1 className="visually-hidden">Loading your profile</h1>
      <SlowLoadingNote />
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
            <CardSkeleton>
              <div className="tr-cells tr-cells-experience">{repeat(4, renderPosition)}</div>
            </CardSkeleton>
            <CardSkeleton>
              <div className="tr-cells tr-cells-roles">{repeat(3, renderRole)}</div>
            </CardSkeleton>
            <CardSkeleton>
              <div className="tr-cells tr-cells-projects">{repeat(2, renderProject)}</div>
            </CardSkeleton>
          </>
        }
        side={
          <>
            <CardSkeleton>
              <div className="tr-facts tr-facts-wide">{repeat(2, renderFact)}</div>
            </CardSkeleton>
            <CardSkeleton>
              <div className="tr-facts tr-facts-wide">{repeat(2, renderFact)}</div>
            </CardSkeleton>
            <CardSkeleton>
              <div className="tr-chips mb-4">{repeat(9, renderChip)}</div>
              <div className="tr-facts">{repeat(2, renderFact)}</div>
            </CardSkeleton>
          </>
        }
      />
    </div>
  );
}
