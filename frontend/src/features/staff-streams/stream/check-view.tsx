import type { ViewCheck, ViewProjection } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { getErrorMessage } from '../../../shared/api/api-error';
import { countOf } from '../../../shared/staff/format-amounts';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { Note } from '../../../shared/staff/note';
import { useCheckViewMutation } from '../streams-api';

const PROBLEM_TEXTS: Readonly<Record<NonNullable<ViewCheck['problem']>, string>> = {
  missing: 'There is no view of this stream.',
  unreadable: 'The view cannot be read.',
  quarantined: 'The stream is in quarantine: its view is not updated until an operator rebuilds it.',
  stuck: 'An event of the stream cannot be processed.',
  'too-long': 'The stream is too long to be compared in a few seconds.',
  moving: 'The view changed each time while it was compared. Try again.',
  erased: 'The account was erased.',
};

/** Says up to which revision was compared. */
const describeRevisions = ({ viewRevision, streamRevision }: ViewCheck): string =>
  viewRevision === streamRevision
    ? `at revision ${viewRevision ?? '–'}`
    : `at revision ${viewRevision ?? '–'}; the stream is at ${streamRevision ?? '–'}`;

/** Ends a reason of the server with a full stop. */
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function Result({ check }: { readonly check: ViewCheck }) {
  const { isSame, differing, problem, reason } = check;
  if (isSame === true) {
    return (
      <p className="tr-all-well mb-0 tr-num">
        <Icon name="check-circle-fill" className="tr-good" />
        The view matches its stream {describeRevisions(check)}.
      </p>
    );
  }
  if (isSame === false) {
    return (
      <Note tone="is-red">
        <strong className="tr-num">
          {countOf(differing.length, 'field')} of the view {differing.length === 1 ? 'differs' : 'differ'} from the
          stream {describeRevisions(check)}.
        </strong>
        <ul className="tr-paths">
          {differing.map((path) => (
            <li key={path} className="tr-mono">
              {path}
            </li>
          ))}
        </ul>
        {reason !== null && endSentence(reason)}
        <p className="mt-2 mb-0">
          An operator can rebuild the view in <Link to="/staff/operations">Operations</Link>: Projections › Rebuild.
        </p>
      </Note>
    );
  }
  return (
    <Note>
      <strong>{problem === null ? 'The view could not be compared.' : PROBLEM_TEXTS[problem]}</strong>{' '}
      {reason !== null && endSentence(reason)}
    </Note>
  );
}

interface CheckViewProps {
  readonly projection: ViewProjection;
  readonly stream: string;
}

/** Compares the view of a stream with its events. */
export function CheckView({ projection, stream }: CheckViewProps) {
  const [check, { data, error, isLoading }] = useCheckViewMutation();
  return (
    <div className="tr-check">
      <button
        type="button"
        className="btn btn-plain btn-sm"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void check({ projection, stream });
        }}
      >
        {isLoading && <ButtonSpinner />}
        {isLoading ? 'Checking view...' : 'Check view'}
      </button>
      <div role="status">{data !== undefined && <Result check={data} />}</div>
      <div role="alert">
        {error !== undefined && !isLoading && (
          <Note tone="is-red">
            {getErrorMessage(error, 'The view could not be compared.')}
            <ErrorReference error={error} />
          </Note>
        )}
      </div>
    </div>
  );
}
