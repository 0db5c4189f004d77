import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { DialogCloseLock } from './dialog-close-lock';
import { DialogTitle } from './dialog-title';
import { Icon } from './icon';
import { useInertPage } from './use-inert-page';

interface DialogProps {
  readonly title: string;
  readonly show: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** A large dialog with a title; the children render body and footer. */
export function Dialog({ title, show, onClose, onClosed, children }: DialogProps) {
  const titleId = useId();
  const [isLocked, setIsLocked] = useState(false);
  useInertPage(show);
  const [titleOverride, setTitleOverride] = useState<string>();
  return (
    <Modal
      show={show}
      onHide={isLocked ? undefined : onClose}
      onExited={onClosed}
      size="lg"
      centered
      scrollable
      fullscreen="sm-down"
      aria-labelledby={titleId}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {titleOverride ?? title}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm tr-push"
          aria-label="Close"
          disabled={isLocked}
          onClick={onClose}
        >
          <Icon name="x-lg" />
        </button>
      </div>
      <DialogCloseLock value={setIsLocked}>
        <DialogTitle value={setTitleOverride}>{children}</DialogTitle>
      </DialogCloseLock>
    </Modal>
  );
}
