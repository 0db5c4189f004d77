import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import type { ItemOfKind } from './replay-api';
import { FactList } from '../../../shared/staff/fact-list';
import { toRequestFacts } from './request-facts';

type RequestItem = ItemOfKind<'request'>;

interface FailureDetailsProps {
  readonly item: RequestItem;
  readonly onShowRevision: (revision: number) => void;
}

/** Says in one sentence how the revision in `If-Match` and the newest revision at that time fit together. */
export function explainIfMatch({ ifMatch, revision }: RequestItem): string | undefined {
  const sentRevision = /^"(\d+)"$/.exec(ifMatch ?? '')?.[1];
  if (sentRevision === undefined) return undefined;
  if (revision === undefined) return `The save was based on revision ${sentRevision}.`;
  if (Number(sentRevision) === revision) return `The save was based on revision ${sentRevision}, which was the newest.`;
  return `The save was based on revision ${sentRevision}, but revision ${revision} was the newest: it was changed elsewhere in between.`;
}

/** Why a request failed: what the person saw, the code, the revisions, and the next save that succeeded. */
export function FailureDetails({ item, onShowRevision }: FailureDetailsProps) {
  const { sentence, status, code, route, ifMatch, revision, paths, client, nextSave } = item;
  const explanation = explainIfMatch(item);
  return (
    <>
      <p className="tr-small fw-semibold mb-1">What the person was shown</p>
      <blockquote className="tr-quote">{sentence}</blockquote>
      {explanation !== undefined && <p>{explanation}</p>}
      <p>
        {nextSave === undefined ? (
          'No later save of this section has succeeded.'
        ) : (
          <>
            The next save of this section succeeded ({formatTimestampInText(nextSave.at)}).{' '}
            <button type="button" className="tr-link-button" onClick={() => onShowRevision(nextSave.revision)}>
              Show revision {nextSave.revision}
            </button>
          </>
        )}
      </p>
      <FactList
        facts={[
          { label: 'Code', text: `${status} ${code}` },
          { label: 'Request to', text: route },
          { label: 'If-Match', text: ifMatch },
          { label: 'Revision then', text: revision?.toString() },
          { label: 'Invalid fields', text: paths?.join(', ') },
          { label: 'Client', text: client },
          ...toRequestFacts(item),
        ]}
      />
    </>
  );
}
