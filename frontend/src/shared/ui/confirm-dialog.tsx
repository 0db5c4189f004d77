import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from './icon';
import { useInertPage } from './use-inert-page';
import { ButtonSpinner } from './loading';

interface ConfirmDialogProps {
  readonly show: boolean;
  /** The ARIA role; an `alertdialog` interrupts screen readers. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether confirming is destructive (`danger`, the default). */
  readonly variant?: 'danger' | 'primary';
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The text of the confirm button while the action runs; the dialog cannot be closed then. */
  readonly workingLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Called after the closing transition. */
  readonly onClosed?: () => void;
  /** What else the dialog asks or offers, below the description. */
  readonly children?: ReactNode;
}

/** A confirmation dialog; the cancel button is focused first. It may open above another dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  const isDanger = props.variant !== 'primary';
  const isWorking = props.workingLabel !== undefined;
  const body = useRef<HTMLDivElement>(null);
  useInertPage(props.show);

  // The focused button is disabled now, so the focus would move to the page behind.
  useLayoutEffect(() => {
    if (isWorking) body.current?.closest<HTMLElement>('.modal')?.focus();
  }, [isWorking]);

  return (
    <Modal
      show={props.show}
      onHide={isWorking ? undefined : props.onCancel}
      // react-bootstrap only supports the role `dialog`.
      onEnter={(dialog: HTMLElement) => dialog.setAttribute('role', props.role ?? 'dialog')}
      onExited={props.onClosed}
      centered
      className="tr-confirm"
      backdropClassName="tr-confirm-backdrop"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <div ref={body} className="modal-body">
        {isDanger && (
          <div className="tr-warning-glyph">
            <Icon name="exclamation-triangle" />
          </div>
        )}
        <h2 id={`${id}title`} className="mb-2">
          {props.title}
        </h2>
        <p id={`${id}description`} className="tr-muted mb-0">
          {props.description}
        </p>
        {props.children}
      </div>
      <div className="modal-footer">
        {/* oxlint-disable-next-line a11y/no-autofocus -- the safe option of an alert dialog takes the focus */}
        <button type="button" className="btn btn-plain" autoFocus disabled={isWorking} onClick={props.onCancel}>
          {props.cancelLabel}
        </button>
        <button
          type="button"
          className={isDanger ? 'btn btn-danger' : 'btn btn-primary'}
          disabled={isWorking}
          onClick={props.onConfirm}
        >
          {isWorking && <ButtonSpinner />}
          {props.workingLabel ?? props.confirmLabel}
        </button>
      </div>
    </Modal>
  );
}
