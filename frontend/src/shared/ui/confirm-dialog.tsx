import { useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from './icon';

interface ConfirmDialogProps {
  readonly show: boolean;
  /** Whether something is lost by agreeing (the default), or nothing is. */
  readonly tone?: 'grave' | 'calm';
  readonly question: string;
  readonly consequence: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Told when it is gone from the screen. */
  readonly onClosed?: () => void;
}

/** Asks before something that counts. The way out has the first focus; it may open above another dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  const isGrave = props.tone !== 'calm';
  return (
    <Modal
      show={props.show}
      onHide={props.onCancel}
      onExited={props.onClosed}
      centered
      className="tr-confirm"
      backdropClassName="tr-confirm-backdrop"
      aria-labelledby={`${id}question`}
      aria-describedby={`${id}consequence`}
    >
      <div className="modal-body pt-4">
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
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of an alert dialog takes the focus */}
        <button type="button" className="btn btn-plain" autoFocus onClick={props.onCancel}>
          {props.cancel}
        </button>
        <button type="button" className={isGrave ? 'btn btn-danger' : 'btn btn-primary'} onClick={props.onConfirm}>
          {props.confirm}
        </button>
      </div>
    </Modal>
  );
}
