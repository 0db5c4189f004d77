import type { Profile } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useRef } from 'react';
import { notify } from '../../shared/toast/notify';
import { Dialog } from '../../shared/ui/dialog';
import { useStillOpen } from '../../shared/ui/use-still-open';
import { PersonalInfoForm } from './personal-info-form';

interface PersonalInfoDialogProps {
  readonly profile: Profile;
  readonly show: boolean;
  readonly onClose: () => void;
}

/** Edits personal information; after a save it closes, and says so once it is gone (spec section 8). */
export default function PersonalInfoDialog({ profile, show, onClose }: PersonalInfoDialogProps) {
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
    <Dialog title="Edit Personal Information" show={show} onClose={onClose} onClosed={sayUpdated}>
      <PersonalInfoForm profile={profile} onSaved={closeSaved} onClose={onClose} />
    </Dialog>
  );
}
