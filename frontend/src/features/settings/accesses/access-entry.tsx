import { useId } from 'react';
import { describeConsent, describePurpose } from '../../../shared/accesses/describe-access';
import type { Access, AccessUse } from '../../../shared/accesses/access';
import { useEndAccesses } from '../../../shared/accesses/use-end-accesses';
import { formatTime } from '../../../shared/format/format-time';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusContainerFallback } from '../../../shared/ui/use-focus-fallback';
import { describePart, describeUse } from './describe-use';

const HALF_DAY_MS = 12 * 60 * 60 * 1_000;

/** Formats when a session took place: "Today, 14:10 to 14:16", "Today, 14:10", "Today, 14:10, open until 14:40". */
export function formatPeriod({ at, until, endedAt, open }: Access): string {
  const start = formatTimestamp(at);
  if (open) return `${start}, open until ${formatTime(until)}`;
  const end = endedAt ?? until;
  // A day is not repeated, also if the session lasted past midnight.
  const isShort = Date.parse(end) - Date.parse(at) < HALF_DAY_MS;
  const endText = isShort ? formatTime(end) : formatTimestamp(end);
  // A session that ended in the minute in which it began is shown with one time only.
  return start.endsWith(endText) ? start : `${start} to ${endText}`;
}

function ConsentTag({ basis }: Pick<Access, 'basis'>) {
  const isGiven = basis === 'consent';
  return (
    <span className={`tr-tag ${isGiven ? 'is-green' : 'is-yellow'}`}>
      <Icon name={isGiven ? 'check-lg' : 'exclamation-triangle'} />
      {describeConsent(basis)}
    </span>
  );
}

/** The bases that are named among the facts. Of the others, consent has a tag, and a ticket shows its number. */
const BASIS_NAMES = new Map([
  ['incident', 'An incident of the service'],
  ['legal', 'A legal duty'],
]);

interface AccessEntryProps {
  readonly uid: string;
  readonly access: Access;
}

/** A session of support: when, who, why, and what was read. */
export function AccessEntry({ uid, access }: AccessEntryProps) {
  const { id, open, who, purpose, basis, reason, ticket, looked } = access;
  const { end, isEnding } = useEndAccesses(uid);
  const entry = useFocusContainerFallback<HTMLDivElement>();
  const titleId = useId();
  const period = formatPeriod(access);
  const basisName = BASIS_NAMES.get(basis);
  const facts = [
    ['Who', who],
    ['Purpose', describePurpose(purpose)],
    ['Reason', reason],
    ['Looked at', <LookedAt key="uses" uses={looked} />],
    ['Basis', basisName],
    ['Ticket', ticket],
  ] as const;
  return (
    <li className="is-past" aria-current={open ? true : undefined}>
      <div ref={entry} id={`access-${id}`} tabIndex={-1} role="group" aria-labelledby={titleId} className="tr-change">
        <div className="tr-row mb-2">
          <h3 id={titleId} className="tr-num me-auto">
            {period}
          </h3>
          <ConsentTag basis={basis} />
        </div>
        <dl className="tr-facts tr-cells tr-cells-halves">
          {facts.map(([name, value]) =>
            value === null || value === undefined ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tr-small tr-pre-line">{value}</dd>
              </div>
            ),
          )}
        </dl>
        {open && (
          <button
            type="button"
            className="btn btn-plain btn-sm mt-3"
            aria-label={`End now: ${who}, ${period}`}
            aria-disabled={isEnding}
            onClick={() => void end([access])}
          >
            {isEnding && <ButtonSpinner />}
            End now
          </button>
        )}
      </div>
    </li>
  );
}

interface LookedAtProps {
  readonly uses: readonly AccessUse[];
}

/** What was read in a session: the parts of the data, and in a collapsed list every read with its time. */
function LookedAt({ uses }: LookedAtProps) {
  const [firstUse] = uses;
  if (firstUse === undefined) return 'Nothing was read';
  if (uses.length === 1) return describeUse(firstUse);
  const parts = [...new Set(uses.map(describePart))];
  return (
    <>
      {parts.join(' · ')}
      <details>
        <summary className="tr-quiet py-1">All {uses.length}, with times</summary>
        <ul className="list-unstyled mb-0">
          {uses.map((use, index) => (
            // Two uses may be equal, and the list only grows.
            <li key={index}>
              <time className="tr-num tr-quiet" dateTime={use.at}>
                {formatTime(use.at)}
              </time>{' '}
              {describeUse(use)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
