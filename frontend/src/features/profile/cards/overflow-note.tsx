import { Link } from 'react-router-dom';
import { OPENED_HERE } from '../../../shared/session/opened-here';
import { editorPath } from '../editor-url';
import type { EditorName } from '../editor-url';

interface OverflowNoteProps {
  readonly count: number;
  readonly shownCount: number;
  readonly editor: EditorName;
  readonly editable: boolean;
}

/** Says how many items a card does not show, and links to the editor with all of them. */
export function OverflowNote({ count, shownCount, editor, editable }: OverflowNoteProps) {
  const hiddenCount = count - shownCount;
  if (hiddenCount <= 0) return null;
  return (
    <p className="tr-more">
      {`${hiddenCount} more not shown.`}{' '}
      {editable && (
        <Link to={editorPath(editor)} state={OPENED_HERE}>
          {`Edit all ${count}`}
        </Link>
      )}
    </p>
  );
}
