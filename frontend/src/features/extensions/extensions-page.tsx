// The styles of this page are a separate file, which other screens do not load.
import '../../styles/extensions.scss';
import type { ExtensionList } from '@trackrecord/contracts';
import { useState } from 'react';
import { useListExtensionsQuery } from '../../shared/extensions/extension-list-api';
import { useAuth } from '../../shared/identity/auth-context';
import { LoadError } from '../../shared/ui/load-error';
import { SkeletonFrame } from '../../shared/ui/loading';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { BrowserCard } from './browser-card';
import { CalendarCard } from './calendar-card';
import { usePairingCode } from './use-pairing-code';

/** How often the list is read while a pairing code waits to be used. */
const PAIRING_POLL_MS = 3_000;

interface Progress {
  readonly list: ExtensionList;
  readonly hasCode: boolean;
  readonly hasDownloaded: boolean;
}

/** Returns which button to press next. Only that one is filled. */
function getNextAction({ list, hasCode, hasDownloaded }: Progress): 'download' | 'pair' | 'address' | undefined {
  if (list.browsers.length > 0) return list.calendar === null ? 'address' : undefined;
  // The code is typed into the extension.
  if (hasCode) return undefined;
  return hasDownloaded ? 'pair' : 'download';
}

interface ContentProps {
  readonly uid: string;
  readonly list: ExtensionList;
}

function Content({ uid, list }: ContentProps) {
  const pairing = usePairingCode(uid, list.browsers);
  useListExtensionsQuery(uid, {
    pollingInterval: pairing.code === undefined ? 0 : PAIRING_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [hasDownloaded, setHasDownloaded] = useState(false);
  const next = getNextAction({
    list,
    hasCode: pairing.code !== undefined,
    hasDownloaded: hasDownloaded || pairing.isExpired,
  });
  return (
    <div className="tr-extensions">
      <BrowserCard
        uid={uid}
        browsers={list.browsers}
        pairing={pairing}
        nextAction={next === 'address' ? undefined : next}
        onDownload={() => setHasDownloaded(true)}
      />
      <CalendarCard uid={uid} calendar={list.calendar} isNext={next === 'address'} />
    </div>
  );
}

/** Shown while the list is loading, after a delay of 150 ms. */
function ExtensionsSkeleton() {
  return (
    <SkeletonFrame label="Loading extensions">
      <div className="tr-extensions tr-delayed" aria-hidden="true">
        {[0, 1].map((card) => (
          <div key={card} className="card">
            <div className="card-body tr-stack">
              <span className="tr-skeleton w-50" />
              <span className="tr-skeleton w-75" />
              <span className="tr-skeleton tr-skeleton-picture" />
              <span className="tr-skeleton w-25" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

/** `/extensions`: the browser extension and the calendar. */
export function ExtensionsPage() {
  usePageTitle('Extensions');
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { currentData, error, isFetching, refetch } = useListExtensionsQuery(uid, { skip: user === null });

  const content = () => {
    // Polling that fails keeps what is shown.
    if (currentData !== undefined) return <Content uid={uid} list={currentData} />;
    if (error === undefined) return <ExtensionsSkeleton />;
    return (
      <LoadError
        text="Your extensions could not be loaded."
        error={error}
        isWorking={isFetching}
        onRetry={() => void refetch()}
      />
    );
  };

  return (
    <div className="tr-extensions-page tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Extensions</PageHeading>
          <p>Two ways to use Trackrecord from where you already are. You can end both at any time.</p>
        </div>
      </div>
      {content()}
    </div>
  );
}

/** The name that a lazy route expects. */
export { ExtensionsPage as Component };
