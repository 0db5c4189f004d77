import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useInertPage } from '../../../shared/ui/use-inert-page';
import JobDetails from './job-details';
import { DETAILS_LABEL, focusOpener } from './panel-focus';

interface DetailsDialogProps {
  readonly uid: string;
  readonly jobId: string | undefined;
  readonly onClose: () => void;
}

/** The details of a job in a full-screen dialog. */
export default function DetailsDialog({ uid, jobId, onClose }: DetailsDialogProps) {
  // Keep rendering the job during the closing animation.
  const [lastJobId, setLastJobId] = useState(jobId);
  if (jobId !== undefined && jobId !== lastJobId) setLastJobId(jobId);
  useInertPage(jobId !== undefined);
  return (
    <Modal
      show={jobId !== undefined}
      onHide={onClose}
      onExited={() => {
        if (lastJobId !== undefined) focusOpener(lastJobId);
      }}
      restoreFocus={false}
      fullscreen
      scrollable
      className="tr-printed"
      aria-label={DETAILS_LABEL}
    >
      {lastJobId !== undefined && <JobDetails key={lastJobId} uid={uid} jobId={lastJobId} onClose={onClose} />}
    </Modal>
  );
}
