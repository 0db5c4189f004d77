import { useRef } from 'react';
import { notify } from '../../../shared/toast/notify';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { OnDemand } from '../../../shared/ui/on-demand';
import { useWidePage } from '../../../shared/ui/use-wide-page';
import { DETAILS_NAME, usePanelFocus } from './panel-focus';
import { useKeptScroll } from './use-kept-scroll';

interface DetailsPanelProps {
  readonly uid: string;
  /** The job that is open. */
  readonly jobId: string | undefined;
  /** Whether there are jobs to choose from, or may be soon. */
  readonly offered: boolean;
  readonly onClose: () => void;
}

const loadDetails = () => import('./job-details');

const giveUp = (close: () => void): void => {
  notify.error('This could not be opened. Check your connection and try again.');
  close();
};

/** Beside the list, which stays in use. */
function PanelBeside({ uid, jobId, offered, onClose }: DetailsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const keepScroll = useKeptScroll(jobId !== undefined);
  usePanelFocus(jobId, panel);

  const close = (): void => {
    keepScroll();
    onClose();
  };

  if (jobId === undefined) {
    if (!offered) return null;
    return (
      <div className="card tr-pane">
        <div className="tr-empty">
          <EmptyTrack />
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
      aria-label={DETAILS_NAME}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <OnDemand load={loadDetails} wanted onFailure={() => giveUp(close)}>
        {(JobDetails) => <JobDetails key={jobId} uid={uid} jobId={jobId} onClose={close} />}
      </OnDemand>
    </aside>
  );
}

const loadPanelOver = () => import('./panel-over');

/** Over the whole screen, as a dialog; it is fetched with the first job. */
function PanelOver({ uid, jobId, onClose }: DetailsPanelProps) {
  return (
    <OnDemand load={loadPanelOver} wanted={jobId !== undefined} onFailure={() => giveUp(onClose)}>
      {(Panel) => <Panel uid={uid} jobId={jobId} onClose={onClose} />}
    </OnDemand>
  );
}

/** The details of the job that is open: beside the list where there is room, else over the whole screen. */
export function DetailsPanel(props: DetailsPanelProps) {
  return useWidePage() ? <PanelBeside {...props} /> : <PanelOver {...props} />;
}
