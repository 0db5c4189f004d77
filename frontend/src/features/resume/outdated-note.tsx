import { AlertNote } from '../../shared/ui/alert-note';

/** Says that nothing was imported since the profile is another one by now. */
export function OutdatedNote() {
  return (
    <AlertNote title="Your profile changed in the meantime">
      It was saved in another window, so nothing was imported. Review the updated changes.
    </AlertNote>
  );
}
