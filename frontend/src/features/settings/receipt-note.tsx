import { Icon } from '../../shared/ui/icon';
import { clearReceipt, downloadReceipt } from './receipt-store';

/** A static page in `public`, since the user is signed out. */
const RECEIPT_HELP_URL = '/erasure-receipt.html';

const dismiss = (): void => {
  clearReceipt();
  // The focused button is removed, so the focus moves to the start of the page.
  document.getElementById('main')?.focus();
};

interface ReceiptNoteProps {
  /** The content of the receipt file. */
  readonly receipt: string;
}

/** Offers the receipt of a deleted account for download and explains how to verify it. */
export function ReceiptNote({ receipt }: ReceiptNoteProps) {
  return (
    <section className="tr-note tr-receipt tr-enter mb-5" aria-label="Your receipt">
      <Icon name="check-circle-fill" />
      <div>
        <div role="status">
          <strong className="d-block">Your account is deleted.</strong>
          Keep the receipt: it is signed, says when everything was erased, and names nobody.
        </div>
        <button type="button" className="btn btn-plain btn-sm my-2" onClick={() => downloadReceipt(receipt)}>
          <Icon name="download" />
          Download receipt
        </button>
        <div className="tr-small">
          <a href={RECEIPT_HELP_URL} target="_blank" rel="noopener noreferrer">
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
