import { MESSAGES } from '@trackrecord/contracts/messages';
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { notify } from '../../../../shared/toast/notify';
import { Dialog } from '../../../../shared/ui/dialog';
import { useStillOpen } from '../../../../shared/ui/use-still-open';
import type { EditorFormProps, EditorProps } from './editor-props';

interface EditorDialogProps extends EditorProps {
  readonly title: string;
  readonly form: ComponentType<EditorFormProps>;
}

/** The dialog around an editor; after a save it closes, and says so once it is gone (spec section 8). */
export function EditorDialog({ title, form: Form, profile, show, onClose }: EditorDialogProps) {
  const saved = useRef(false);
  const isStillOpen = useStillOpen(show);

  const closeSaved = (): void => {
    if (!isStillOpen()) return;
    saved.current = true;
    onClose();
  };

  const sayUpdated = (): void => {
    if (!saved.current) return;
    saved.current = false;
    notify.success(MESSAGES.profileUpdated);
  };

  return (
    <Dialog title={title} show={show} onClose={onClose} onClosed={sayUpdated}>
      <Form profile={profile} onSaved={closeSaved} onClose={onClose} />
    </Dialog>
  );
}
