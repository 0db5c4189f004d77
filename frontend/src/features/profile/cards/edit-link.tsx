import { Link } from 'react-router-dom';
import { OPENED_HERE } from '../../../shared/session/navigation-state';
import { Icon } from '../../../shared/ui/icon';
import { getEditorPath } from '../../../shared/profile/editor-path';
import type { EditorName } from '../../../shared/profile/editor-path';

interface EditLinkProps {
  readonly editor: EditorName;
  /** The name of what is edited, for screen readers. */
  readonly label: string;
}

/** Returns the link that opens an editor; null if the page is read-only. */
export const findEditLink = (editor: EditorName): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-editor="${editor}"]`);

/** The pencil icon in a card or card section that opens its editor. */
export function EditLink({ editor, label }: EditLinkProps) {
  return (
    <Link
      className="btn btn-quiet btn-icon btn-sm tr-push"
      to={getEditorPath(editor)}
      state={OPENED_HERE}
      data-editor={editor}
      aria-label={`Edit ${label}`}
      title={`Edit ${label}`}
    >
      <Icon name="pencil" />
    </Link>
  );
}

interface AddLinkProps {
  readonly editor: EditorName;
  readonly text: string;
}

/** The link in an empty card that opens its editor. */
export function AddLink({ editor, text }: AddLinkProps) {
  return (
    <Link className="btn btn-soft" to={getEditorPath(editor)} state={OPENED_HERE}>
      <Icon name="plus-lg" />
      {text}
    </Link>
  );
}
