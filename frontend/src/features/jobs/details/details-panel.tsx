import { useEffect, useRef } from 'react';
import { notify } from '../../../shared/toast/notify';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { useIsWideScreen } from '../../../shared/ui/use-media-query';
import type { ListState } from '../list-state';
import { HeadSkeleton, TextSkeleton } from './details-skeleton';
import { DETAILS_LABEL, usePanelFocus } from './panel-focus';

/**
 * Keeps the scroll position when the details are closed, since going back in the history would restore the position
 * from when they were opened. Returns a function to call before closing.
 */
function usePreserveScroll(isOpen: boolean): () => void {
  const scrollTop = useRef<number>(undefined);

  useEffect(() => {
    if (isOpen || scrollTop.current === undefined) return;
    window.scrollTo({ top: scrollTop.current, behavior: 'instant' });
    scrollTop.current = undefined;
  }, [isOpen]);

  return () => {
    scrollTop.current = window.scrollY;
  };
}

interface DetailsPanelProps {
  readonly uid: string;
  readonly jobId: string | undefined;
  /** Whether the user opened the job. If not, it is the first one of the list. */
  readonly isOpened: boolean;
  readonly list: ListState;
  readonly onKeepOpen: (jobId: string) => void;
  readonly onClose: () => void;
}

const loadDetails = () => import('./job-details');

const closeWithError = (close: () => void): void => {
  notify.error('This could not be opened. Check your connection and try again.');
  close();
};

/** Keeps the place of the details while the list or their code is loading. */
function PanelSkeleton() {
  return (
    <>
      <div className="tr-pane-head">
        <HeadSkeleton />
      </div>
      <div className="tr-pane-body">
        <TextSkeleton />
      </div>
    </>
  );
}

/** The details beside the list, without blocking it. */
function DetailsSidebar({ uid, jobId, isOpened, list, onKeepOpen, onClose }: DetailsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const rememberScroll = usePreserveScroll(isOpened);
  usePanelFocus(isOpened ? jobId : undefined, panel);

  const close = (): void => {
    rememberScroll();
    onClose();
  };

  if (jobId === undefined) {
    if (list === 'empty') return null;
    if (list === 'loading') {
      return (
        <div className="card tr-pane">
          <PanelSkeleton />
        </div>
      );
    }
    return (
      <div className="card tr-pane">
        <div className="tr-empty">
          <EmptyIllustration />
          <div>Select a job to see what it requires and how well it matches.</div>
        </div>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- Escape closes it, as it does a dialog
    <aside
      ref={panel}
      className={isOpened ? 'card tr-pane' : 'card tr-pane is-first'}
      aria-label={DETAILS_LABEL}
      tabIndex={-1}
      // Who uses the details of the first job keeps them, even if another job becomes the first one.
      onFocus={isOpened ? undefined : () => onKeepOpen(jobId)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <LoadOnDemand
        load={loadDetails}
        shouldLoad
        fallback={<PanelSkeleton />}
        onFailure={isOpened ? () => closeWithError(close) : close}
      >
        {(JobDetails) => <JobDetails key={jobId} uid={uid} jobId={jobId} onClose={close} />}
      </LoadOnDemand>
    </aside>
  );
}

const loadDetailsDialog = () => import('./details-dialog');

/** The full-screen dialog; its chunk is loaded with the first open job. */
function LazyDetailsDialog({ uid, jobId, onClose }: DetailsPanelProps) {
  return (
    <LoadOnDemand load={loadDetailsDialog} shouldLoad={jobId !== undefined} onFailure={() => closeWithError(onClose)}>
      {(Panel) => <Panel uid={uid} jobId={jobId} onClose={onClose} />}
    </LoadOnDemand>
  );
}

/** The details of the open job: beside the list on wide pages, otherwise in a dialog. */
export function DetailsPanel(props: DetailsPanelProps) {
  return useIsWideScreen() ? <DetailsSidebar {...props} /> : <LazyDetailsDialog {...props} />;
}
