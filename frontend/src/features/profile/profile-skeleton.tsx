import type { ReactNode } from 'react';
import { SlowLoadingNote } from '../../shared/ui/loading';
import { ProfileGrid } from './cards/profile-cards';

function CardSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className="card" aria-busy="true">
      <div className="card-body">
        <div className="tr-card-head">
          <span className="tr-skeleton tr-skeleton-head" />
        </div>
        {children}
      </div>
    </div>
  );
}

interface ItemsProps {
  readonly count: number;
  readonly className: string;
  /** The class names of each item. */
  readonly itemClass?: string;
  /** Rendered above the lines. */
  readonly head?: ReactNode;
  /** For each line of an item, the class name that sets its width. */
  readonly widths: readonly string[];
}

function Items({ count, className, itemClass = 'tr-stack tr-gap-sm', head, widths }: ItemsProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={itemClass}>
          {head}
          {widths.map((width) => (
            <span key={width} className={`tr-skeleton ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

const ENTRY_CLASS = 'tr-entry tr-stack tr-gap-sm';

const roleHead = (
  <div className="tr-role-head">
    <span className="tr-skeleton tr-skeleton-gauge" />
    <span className="tr-skeleton w-50" />
  </div>
);
const projectPicture = <span className="tr-skeleton tr-skeleton-picture" />;
const chips = Array.from({ length: 9 }, (_, index) => <span key={index} className="tr-skeleton tr-skeleton-chip" />);

/** The skeleton of the profile page while it loads. CSS shows it after 150 ms. */
export function ProfileSkeleton() {
  return (
    <div className="tr-stack tr-wide-gap tr-delayed" role="status" aria-busy="true">
      <h1 className="visually-hidden">Loading your profile</h1>
      <SlowLoadingNote />
      <div className="tr-deep tr-banner">
        <div className="tr-banner-body">
          <span className="tr-skeleton tr-skeleton-avatar" />
          <div className="tr-banner-name tr-stack tr-gap-sm">
            <span className="tr-skeleton tr-skeleton-name" />
            <span className="tr-skeleton tr-skeleton-title" />
          </div>
        </div>
      </div>
      <ProfileGrid
        main={
          <>
            <CardSkeleton>
              <Items
                count={4}
                className="tr-cells tr-cells-halves"
                itemClass={ENTRY_CLASS}
                widths={['w-75', 'w-50', 'w-100']}
              />
            </CardSkeleton>
            <CardSkeleton>
              <Items
                count={3}
                className="tr-cells tr-cells-roles"
                itemClass={ENTRY_CLASS}
                head={roleHead}
                widths={['w-100', 'w-75']}
              />
            </CardSkeleton>
            <CardSkeleton>
              <Items
                count={2}
                className="tr-cells tr-cells-projects"
                head={projectPicture}
                widths={['w-50', 'w-25', 'w-100']}
              />
            </CardSkeleton>
          </>
        }
        side={
          <>
            <CardSkeleton>
              <Items count={2} className="tr-facts tr-facts-wide" widths={['w-25', 'w-75']} />
            </CardSkeleton>
            <CardSkeleton>
              <Items count={2} className="tr-facts tr-facts-wide" widths={['w-25', 'w-75']} />
            </CardSkeleton>
            <CardSkeleton>
              <div className="tr-chips mb-4">{chips}</div>
              <Items count={2} className="tr-facts" widths={['w-25', 'w-75']} />
            </CardSkeleton>
          </>
        }
      />
    </div>
  );
}
