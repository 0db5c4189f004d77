import { Link } from 'react-router-dom';
import { describePurpose } from '../../../shared/accesses/describe-access';
import type { Access } from '../../../shared/accesses/access';
import { formatTimestamp } from '../../../shared/format/format-timestamp';

/** The card in the settings that shows every access in full. */
const ACCESSES_LINK = '/settings#accesses';

const lowercaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface AccessLineProps {
  readonly access: Access;
  /** Whether it took place before the shown version was saved. */
  readonly isPast: boolean;
}

/** An access of support, as a quiet line between the changes. */
export function AccessLine({ access: { who, purpose, at }, isPast }: AccessLineProps) {
  return (
    <li className={isPast ? 'is-past' : undefined}>
      <div className="tr-quiet tr-small">
        <Link className="tr-inline text-reset" to={ACCESSES_LINK}>
          {who} looked at your profile
        </Link>
        <div>Purpose: {lowercaseFirst(describePurpose(purpose))}</div>
        <time className="tr-num" dateTime={at}>
          {formatTimestamp(at)}
        </time>
      </div>
    </li>
  );
}

/** Says that the list may omit accesses of support. */
export function MissingAccessesNote() {
  return (
    <p className="tr-quiet tr-small">
      Accesses by support could not be loaded here.{' '}
      <Link className="tr-inline" to={ACCESSES_LINK}>
        See who looked at your data
      </Link>
    </p>
  );
}
