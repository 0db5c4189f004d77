import type { RevokedToken } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { describeLastUse } from '../../../shared/extensions/describe-use';
import { useListExtensionsQuery } from '../../../shared/extensions/extension-list-api';
import { RevokeDialog } from '../../../shared/extensions/revoke-dialog';
import { useRevoke } from '../../../shared/extensions/use-revoke';
import { formatLocalDay } from '../../../shared/format/format-day';
import { keepTogether } from '../../../shared/format/keep-together';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { useFocusContainerFallback } from '../../../shared/ui/use-focus-fallback';

const CALENDAR_NAME = 'Calendar address';

/** Formats a time as a day that does not break over lines. */
const toDay = (iso: string): string => keepTogether(formatLocalDay(iso));

function RevokedEntry({ token: { name, createdAt, lastUsedOn, revokedAt } }: { readonly token: RevokedToken }) {
  const [begun, verb, ended] = name === null ? ['created', 'read', 'revoked'] : ['connected', 'used', 'disconnected'];
  return (
    <li className="tr-small py-1">
      {name ?? CALENDAR_NAME}{' '}
      <span className="tr-quiet tr-num">
        {begun} {toDay(createdAt)} · {describeLastUse(lastUsedOn, verb)} · {ended} {toDay(revokedAt)}
      </span>
    </li>
  );
}

interface ActiveEntryProps {
  readonly name: string;
  readonly details: string;
  readonly verb: 'Revoke' | 'Disconnect';
  readonly onRevoke: () => void;
}

function ActiveEntry({ name, details, verb, onRevoke }: ActiveEntryProps) {
  return (
    <li className="tr-row tr-small py-1">
      <span className="tr-entry-text">
        {name} <span className="tr-quiet tr-num">{details}</span>
      </span>
      <button type="button" className="tr-link-button" aria-label={`${verb} ${name}`} onClick={onRevoke}>
        {verb}
      </button>
    </li>
  );
}

interface ExtensionAccessesProps {
  readonly uid: string;
}

/**
 * The calendar address and the browsers that act for the user, and those that were revoked. Renders nothing if there
 * are none.
 */
export function ExtensionAccesses({ uid }: ExtensionAccessesProps) {
  const { currentData, error, isFetching, refetch } = useListExtensionsQuery(uid, { skip: uid === '' });
  const revoke = useRevoke(uid);
  const section = useFocusContainerFallback<HTMLElement>();
  if (currentData === undefined) {
    if (error === undefined) return null;
    return (
      <LoadErrorBody
        text="Your extensions could not be loaded."
        error={error}
        isWorking={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { calendar, browsers, revoked } = currentData;
  if (calendar === null && browsers.length === 0 && revoked.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="extension-accesses-title" className="mt-4" tabIndex={-1}>
      <h3 id="extension-accesses-title">Your calendar and browsers</h3>
      <p className="tr-muted tr-small mb-2">
        A calendar address can only read dates, and a browser can only save jobs. See{' '}
        <Link to="/extensions">Extensions</Link>.
      </p>
      <ul className="list-unstyled mb-0">
        {calendar !== null && (
          <ActiveEntry
            name={CALENDAR_NAME}
            details={`created ${toDay(calendar.createdAt)} · ${describeLastUse(calendar.lastUsedOn, 'read')}`}
            verb="Revoke"
            onRevoke={() => revoke.ask({ kind: 'calendar' })}
          />
        )}
        {browsers.map(({ id, name, createdAt, lastUsedOn }) => (
          <ActiveEntry
            key={id}
            name={name}
            details={`connected ${toDay(createdAt)} · ${describeLastUse(lastUsedOn)}`}
            verb="Disconnect"
            onRevoke={() => revoke.ask({ kind: 'browser', id, name })}
          />
        ))}
        {revoked.map((token) => (
          <RevokedEntry key={token.id} token={token} />
        ))}
      </ul>
      <RevokeDialog control={revoke} fallback={section} />
    </section>
  );
}
