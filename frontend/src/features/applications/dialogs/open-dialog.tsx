import type { ApplicationDetails } from '@trackrecord/contracts';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { ContactDialog } from './contact-dialog';
import { NextStepDialog } from './next-step-dialog';
import { PostingDialog } from './posting-dialog';
import { SalaryDialog } from './salary-dialog';
import { SentDialog } from './sent-dialog';

interface OpenDialogProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
  /** What the dialog shows: `sent`, `posting`, or `next-step`, `contact` and `salary` with or without an id. */
  readonly openDialogName: string | undefined;
  readonly onClose: () => void;
}

/** The dialog that is open on the page of an application. */
export default function OpenDialog({ id, details, openDialogName = '', onClose }: OpenDialogProps) {
  const [kind = '', entryId] = openDialogName.split(':');
  const props = { id, details, onClose };
  switch (kind) {
    case 'posting':
      return <PostingDialog {...props} />;
    case 'next-step':
      return <NextStepDialog {...props} entryId={entryId} />;
    case 'contact':
      return <ContactDialog {...props} entryId={entryId} />;
    case 'sent':
      return <SentDialog {...props} />;
    case 'salary':
      return <SalaryDialog {...props} entryId={entryId} />;
    default:
      return null;
  }
}
