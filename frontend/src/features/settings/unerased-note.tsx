import { Icon } from '../../shared/ui/icon';
import type { Unerased } from './erase-account';

/** What is to be done where the account is not simply as it was. */
const WORDS: Readonly<Partial<Record<Unerased, string>>> = {
  unanswered:
    'No answer came, so your account may be gone already. Press Delete Account again to be sure: nothing is deleted twice.',
  underway:
    'Your account is closed and is being erased, whatever you do now. This page shows your receipt as soon as it is there. If it is not there after two minutes, press Delete Account again.',
};

interface UnerasedNoteProps {
  readonly why: Unerased | undefined;
}

/** Stays where a message has gone: what has become of an account that was to be deleted. */
export function UnerasedNote({ why }: UnerasedNoteProps) {
  const words = why && WORDS[why];
  return (
    <div role="status">
      {words !== undefined && (
        <div className="tr-note is-yellow mt-3">
          <Icon name="exclamation-triangle" />
          <div>{words}</div>
        </div>
      )}
    </div>
  );
}
