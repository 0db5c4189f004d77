import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useInertPage } from '../../../shared/ui/use-inert-page';
import JobDetails from './job-details';
import { DETAILS_NAME, focusOnOpener } from './panel-focus';

interface PanelOverProps {
  readonly uid: string;
  /** The job that is open. */
  readonly jobId: string | undefined;
  readonly onClose: () => void;
}

/** The details of a job over the whole screen, as a dialog. */
export default function PanelOver({ uid, jobId, onClose }: PanelOverProps) {
  // What is closed is still seen closing.
  const [last, setLast] = useState(jobId);
  if (jobId !== undefined && jobId !== last) setLast(jobId);
  useInertPage(jobId !== undefined);
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
      aria-label={DETAILS_NAME}
    >
      {last !== undefined && <JobDetails key={last} uid={uid} jobId={last} onClose={onClose} />}
    </Modal>
  );
}
