import { useId, useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from './icon';
import { useInertPage } from './use-inert-page';
import { WorkingMark } from './waiting';

interface ConfirmDialogProps {
  readonly show: boolean;
  /** What assistive technology takes it for: an `alertdialog` interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether something is lost by agreeing (the default), or nothing is. */
  readonly tone?: 'grave' | 'calm';
  readonly question: string;
  readonly consequence: string;
  readonly confirm: string;
  readonly cancel: string;
  /** What is said while what was confirmed goes on; nobody can close the dialog then. */
  readonly working?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Told when it is gone from the screen. */
  readonly onClosed?: () => void;
}

/** Asks before something that counts. The way out has the first focus; it may open above another dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  const isGrave = props.tone !== 'calm';
  const isWorking = props.working !== undefined;
  const body = useRef<HTMLDivElement>(null);
  useInertPage(props.show);

  // The button that had the focus is disabled now, and would lose it to the page behind.
  useLayoutEffect(() => {
    if (isWorking) body.current?.closest<HTMLElement>('.modal')?.focus();
  }, [isWorking]);

  return (
    <Modal
      show={props.show}
      onHide={isWorking ? undefined : props.onCancel}
      // react-bootstrap itself knows no other role than `dialog`.
      onEnter={(dialog: HTMLElement) => dialog.setAttribute('role', props.role ?? 'dialog')}
      onExited={props.onClosed}
      centered
      className="tr-confirm"
      backdropClassName="tr-confirm-backdrop"
      aria-labelledby={`${id}question`}
      aria-describedby={`${id}consequence`}
    >
      <div ref={body} className="modal-body pt-4">
        {isGrave && (
          <div className="tr-warning-glyph">
            <Icon name="exclamation-triangle" />
          </div>
        )}
        <h2 id={`${id}question`} className="mb-2">
          {props.question}
        </h2>
        <p id={`${id}consequence`} className="tr-muted mb-0">
          {props.consequence}
        </p>
      </div>
      <div className="modal-footer">
        {/* oxlint-disable-next-line a11y/no-autofocus -- the safe answer of an alert dialog takes the focus */}
        <button type="button" className="btn btn-plain" autoFocus disabled={isWorking} onClick={props.onCancel}>
          {props.cancel}
        </button>
        <button
          type="button"
          className={isGrave ? 'btn btn-danger' : 'btn btn-primary'}
          disabled={isWorking}
          onClick={props.onConfirm}
        >
          {isWorking && <WorkingMark />}
          {props.working ?? props.confirm}
        </button>
      </div>
    </Modal>
  );
}
