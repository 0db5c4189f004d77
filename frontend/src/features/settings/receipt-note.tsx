import { useServices } from '../../shared/api/services';
import { Icon } from '../../shared/ui/icon';
import { checkCommand } from './check-command';
import { forgetReceipt, saveReceipt } from './kept-receipt';

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
  const { config } = useServices();
  const key = `${config.apiBaseUrl}/erasure-key`;
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
          To check it: <code>{checkCommand(new URL(key, window.location.href).href)}</code> in our source, with the{' '}
          <a href={key} target="_blank" rel="noopener noreferrer">
            public key<span className="visually-hidden"> (opens a new tab)</span>
          </a>{' '}
          at /api/erasure-key.
        </div>
      </div>
      <button type="button" className="tr-toast-close" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x-lg" />
      </button>
    </section>
  );
}
