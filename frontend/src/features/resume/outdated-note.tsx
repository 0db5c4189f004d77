import { AlertNote } from '../../shared/ui/alert-note';

/** Says that nothing was imported since the profile is another one by now. */
export function OutdatedNote() {
  return (
    <AlertNote title="Your profile has changed meanwhile">
      It was saved from another window, so nothing was imported. Look over what the import changes now.
    </AlertNote>
  );
}
