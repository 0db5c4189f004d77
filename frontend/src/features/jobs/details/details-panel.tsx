import { useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { useWidePage } from '../../../shared/ui/use-wide-page';
import { JobDetails } from './job-details';
import { focusOnOpener, usePanelFocus } from './panel-focus';
import { useKeptScroll } from './use-kept-scroll';

const NAME = 'Job details';

interface DetailsPanelProps {
  readonly uid: string;
  /** The job that is open. */
  readonly jobId: string | undefined;
  /** Whether there are jobs to choose from, or may be soon. */
  readonly offered: boolean;
  readonly onClose: () => void;
}

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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as it does a dialog
    <aside
      ref={panel}
      className="card tr-pane"
      aria-label={NAME}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <JobDetails key={jobId} uid={uid} jobId={jobId} onClose={close} />
    </aside>
  );
}

/** Over the whole screen, as a dialog. */
function PanelOver({ uid, jobId, onClose }: DetailsPanelProps) {
  // What is closed is still seen closing.
  const [last, setLast] = useState(jobId);
  if (jobId !== undefined && jobId !== last) setLast(jobId);
  return (
    <Modal
      show={jobId !== undefined}
      onHide={onClose}
      onExited={() => {
        if (last !== undefined) focusOnOpener(last);
      }}
      restoreFocus={false}
      fullscreen
      scrollable
      aria-label={NAME}
    >
      {last !== undefined && <JobDetails key={last} uid={uid} jobId={last} onClose={onClose} />}
    </Modal>
  );
}

/** The details of the job that is open: beside the list where there is room, else over the whole screen. */
export function DetailsPanel(props: DetailsPanelProps) {
  return useWidePage() ? <PanelBeside {...props} /> : <PanelOver {...props} />;
}
