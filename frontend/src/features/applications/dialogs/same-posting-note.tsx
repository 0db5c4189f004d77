import { Link } from 'react-router-dom';
import type { SamePosting } from '../../../shared/applications/same-posting';

interface SamePostingNoteProps {
  readonly samePosting: SamePosting;
  /** Called when the user adds the posting all the same; the form is submitted then. */
  readonly onInsist: () => void;
}

/** Says that an application has the same posting, and offers to open it or to add another. */
export function SamePostingNote({ samePosting: { applicationId, name }, onInsist }: SamePostingNoteProps) {
  return (
    <>
      This job is already in your applications: {name}.
      <div className="tr-row mt-2">
        <Link className="btn btn-plain btn-sm" to={`/applications/${applicationId}`}>
          Open it
        </Link>
        <button type="submit" className="btn btn-plain btn-sm" onClick={onInsist}>
          Add it anyway
        </button>
      </div>
    </>
  );
}
