import { Link } from 'react-router-dom';
import { OPENED_HERE } from '../../../shared/session/opened-here';
import { Icon } from '../../../shared/ui/icon';
import type { EditorName } from '../dialog-address';

/** The address at which an editor is open. */
export const editorAddress = (editor: EditorName): string => `/profile?edit=${editor}`;

interface EditLinkProps {
  readonly editor: EditorName;
  /** What is edited, for those who do not see where the pencil stands. */
  readonly what: string;
}

/** The pencil that opens an editor; absent where the page cannot be edited. */
export const pencilOf = (editor: EditorName): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-editor="${editor}"]`);

/** The pencil at the edge of a card or a part of one. */
export function EditLink({ editor, what }: EditLinkProps) {
  return (
    <Link
      className="btn btn-quiet btn-icon btn-sm tr-push"
      to={editorAddress(editor)}
      state={OPENED_HERE}
      data-editor={editor}
      aria-label={`Edit ${what}`}
    >
      <Icon name="pencil" />
    </Link>
  );
}

interface AddLinkProps {
  readonly editor: EditorName;
  readonly text: string;
}

/** The way to fill what is empty. */
export function AddLink({ editor, text }: AddLinkProps) {
  return (
    <Link className="btn btn-soft" to={editorAddress(editor)} state={OPENED_HERE}>
      <Icon name="plus-lg" />
      {text}
    </Link>
  );
}
