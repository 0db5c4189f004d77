import { Icon } from '../../shared/ui/icon';
import type { Unerased } from './erase-account';

/** What is to be done where the account is not simply as it was. */
const WORDS: Readonly<Partial<Record<Unerased, string>>> = {
  unanswered:
    "We didn't get a response, so your account may already be deleted. Select Delete Account again to make sure. It's safe to repeat.",
  underway:
    "Your account is closed and is being erased. Your receipt appears here when it's ready. If it isn't here after two minutes, select Delete Account again.",
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
