import { useEffect, useRef } from 'react';
import { notify } from '../../../shared/toast/notify';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { useIsWideScreen } from '../../../shared/ui/use-media-query';
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
  /** Whether there are jobs to select, or they are still loading. */
  readonly hasJobs: boolean;
  readonly onClose: () => void;
}

const loadDetails = () => import('./job-details');

const closeWithError = (close: () => void): void => {
  notify.error('This could not be opened. Check your connection and try again.');
  close();
};

/** The details beside the list, without blocking it. */
function DetailsSidebar({ uid, jobId, hasJobs, onClose }: DetailsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const rememberScroll = usePreserveScroll(jobId !== undefined);
  usePanelFocus(jobId, panel);

  const close = (): void => {
    rememberScroll();
    onClose();
  };

  if (jobId === undefined) {
    if (!hasJobs) return null;
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
      className="card tr-pane"
      aria-label={DETAILS_LABEL}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <LoadOnDemand load={loadDetails} shouldLoad onFailure={() => closeWithError(close)}>
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
