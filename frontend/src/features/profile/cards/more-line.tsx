import { Link } from 'react-router-dom';
import { OPENED_HERE } from '../../../shared/session/opened-here';
import { editorPath } from '../editor-url';
import type { EditorName } from '../editor-url';

interface MoreLineProps {
  /** How many there are, and how many of them the card shows. */
  readonly count: number;
  readonly shown: number;
  readonly editor: EditorName;
  readonly editable: boolean;
}

/** Says what a card leaves out, and leads to it. */
export function MoreLine({ count, shown, editor, editable }: MoreLineProps) {
  const more = count - shown;
  if (more <= 0) return null;
  return (
    <p className="tr-more">
      {`${more} more not shown.`}{' '}
      {editable && (
        <Link to={editorPath(editor)} state={OPENED_HERE}>
          {`Edit all ${count}`}
        </Link>
      )}
    </p>
  );
}
