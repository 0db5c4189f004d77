import { useRef, useState } from 'react';
import { useAccesses } from '../../../shared/accesses/use-accesses';
import type { Accesses } from '../../../shared/accesses/use-accesses';
import { useFastPolling } from '../../../shared/accesses/use-open-accesses';
import { useAuth } from '../../../shared/identity/auth-context';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadEarlier } from '../../../shared/ui/load-earlier';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';
import { useFocusOnNextPage } from '../../../shared/ui/use-focus-on-next-page';
import { AccessEntry } from './access-entry';
import { AccessSection } from './access-section';
import { ConsentNote, getUsableCode } from './consent-note';
import { ExtensionAccesses } from './extension-accesses';
import { SupportActions } from './support-actions';
import { useConsent } from './use-consent';

/** How many accesses are shown first: more would move the other settings out of sight. */
const INITIAL_ACCESS_COUNT = 5;

interface AccessListProps {
  readonly uid: string;
  readonly accesses: Accesses;
}

function AccessList({ uid, accesses }: AccessListProps) {
  const { items = [], hasEarlier } = accesses;
  const [shownCount, setShownCount] = useState(INITIAL_ACCESS_COUNT);
  const shownAccesses = items.slice(0, shownCount);
  const focusNextPage = useFocusOnNextPage(shownAccesses, ({ id }) => document.getElementById(`access-${id}`));
  return (
    <>
      <ol className="tr-track mt-4">
        {shownAccesses.map((access) => (
          <AccessEntry key={access.id} uid={uid} access={access} />
        ))}
      </ol>
      {(items.length > shownCount || hasEarlier) && (
        <LoadEarlier
          label="Show earlier"
          failedText="Earlier entries could not be loaded."
          isLoading={accesses.isLoadingEarlier}
          hasFailed={accesses.hasEarlierFailed}
          error={accesses.error}
          onLoad={() => {
            focusNextPage();
            if (items.length > shownCount) setShownCount(Infinity);
            else accesses.loadEarlier();
          }}
        />
      )}
    </>
  );
}

function AccessContent({ uid, accesses }: AccessListProps) {
  const { items, hasFailed, error, isLoading, retry } = accesses;
  if (hasFailed) {
    return <LoadErrorBody text="This list could not be loaded." error={error} isWorking={isLoading} onRetry={retry} />;
  }
  if (items === undefined) {
    return (
      <div className="mt-4">
        <TrackSkeleton label="Loading who looked at your data" />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="tr-empty pb-3">
        <EmptyIllustration />
        <p className="mb-0">Support has not looked at your data.</p>
      </div>
    );
  }
  return <AccessList uid={uid} accesses={accesses} />;
}

/** The sessions of support, and the consent to them. */
export default function AccessLog() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const giveButton = useRef<HTMLButtonElement>(null);
  // The focused button that withdraws the consent disappears, so the focus moves to the one that gives consent.
  const consentControl = useConsent(uid, () => giveButton.current?.focus());
  const accesses = useAccesses(uid);
  const { consent } = accesses;
  const hasSessionByConsent = accesses.items?.some(({ open, basis }) => open && basis === 'consent') === true;
  const hasCode = getUsableCode(consentControl, consent) !== undefined;
  useFastPolling(uid, hasCode);
  return (
    <AccessSection
      action={
        <button
          ref={giveButton}
          type="button"
          className="btn btn-plain"
          aria-disabled={consentControl.isGiving}
          onClick={() => void consentControl.give()}
        >
          {consentControl.isGiving && <ButtonSpinner />}
          {consent && !consent.isUsed ? 'Create a new code' : 'Give support access'}
        </button>
      }
    >
      <div role="status">
        <ConsentNote control={consentControl} consent={consent} hasAccess={hasSessionByConsent} />
      </div>
      <AccessContent uid={uid} accesses={accesses} />
      <SupportActions uid={uid} />
      <ExtensionAccesses uid={uid} />
    </AccessSection>
  );
}
