import { Icon } from '../../shared/ui/icon';
import { forgetReceipt, saveReceipt } from './kept-receipt';

/** A page of its own beside the client (`public`), since nobody is signed in any more. */
const RECEIPT_HELP = '/erasure-receipt.html';

const dismiss = (): void => {
  forgetReceipt();
  // The button that was pressed is gone: reading goes on where the page begins.
  document.getElementById('main')?.focus();
};

interface ReceiptNoteProps {
  /** The text of its file. */
  readonly receipt: string;
}

/**
 * What somebody finds at `/` after their account was deleted, or at `/settings` where they could not be signed out: the
 * receipt, and how to check it (design.md section 5).
 */
export function ReceiptNote({ receipt }: ReceiptNoteProps) {
  return (
    <section className="tr-note tr-receipt tr-enter mb-5" aria-label="Your receipt">
      <Icon name="check-circle-fill" />
      <div>
        <div role="status">
          <strong className="d-block">Your account is deleted.</strong>
          Keep the receipt: it is signed, says when everything was erased, and names nobody.
        </div>
        <button type="button" className="btn btn-plain btn-sm my-2" onClick={() => saveReceipt(receipt)}>
          <Icon name="download" />
          Download receipt
        </button>
        <div className="tr-small">
          <a href={RECEIPT_HELP} target="_blank" rel="noopener noreferrer">
            How to check it<span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </div>
      </div>
      <button type="button" className="tr-toast-close" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x-lg" />
      </button>
    </section>
  );
}
