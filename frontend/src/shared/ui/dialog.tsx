import { useId, useState, createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { IconButton } from './icon-button';
import { useInertPage } from './use-inert-page';

/** Locks the surrounding dialog open. */
const DialogCloseLockContext = createContext<((isLocked: boolean) => void) | null>(null);

/** Prevents the user from closing the surrounding dialog while `isLocked` is true. */
export function useDialogCloseLock(isLocked: boolean): void {
  const setIsLocked = use(DialogCloseLockContext);

  useEffect(() => {
    setIsLocked?.(isLocked);
    return () => setIsLocked?.(false);
  }, [setIsLocked, isLocked]);
}

/** Overrides the title of the surrounding dialog; undefined restores it. */
const DialogTitleContext = createContext<((title: string | undefined) => void) | null>(null);

/** Overrides the title of the surrounding dialog while `title` is defined. */
export function useDialogTitle(title: string | undefined): void {
  const setTitle = use(DialogTitleContext);

  useEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(undefined);
  }, [setTitle, title]);
}

interface DialogProps {
  readonly title: string;
  /** `md` is as narrow as a confirmation. */
  readonly size?: 'lg' | 'md';
  readonly show: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** A dialog with a title, large by default; the children render body and footer. */
export function Dialog({ title, size = 'lg', show, onClose, onClosed, children }: DialogProps) {
  const titleId = useId();
  const [isLocked, setIsLocked] = useState(false);
  useInertPage(show);
  const [titleOverride, setTitleOverride] = useState<string>();
  return (
    <Modal
      show={show}
      onHide={isLocked ? undefined : onClose}
      onExited={onClosed}
      {...(size === 'lg' && { size })}
      centered
      scrollable
      fullscreen="sm-down"
      aria-labelledby={titleId}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {titleOverride ?? title}
        </h2>
        <IconButton icon="x-lg" label="Close" className="btn-quiet tr-push" disabled={isLocked} onClick={onClose} />
      </div>
      <DialogCloseLockContext value={setIsLocked}>
        <DialogTitleContext value={setTitleOverride}>{children}</DialogTitleContext>
      </DialogCloseLockContext>
    </Modal>
  );
}
