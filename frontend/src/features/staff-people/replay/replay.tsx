import type { PersonCard, Profile } from '@trackrecord/contracts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useDebouncedRevision } from '../../../shared/profile/use-debounced-revision';
import { useDownloadBundleMutation } from './replay-api';
import type { TimelineItem } from './replay-api';
import { useEscape } from '../../../shared/staff/use-escape';
import { notify } from '../../../shared/toast/notify';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { usePeopleUrl } from '../people-url';
import type { Panel } from '../people-url';
import { ItemDetails } from './item-details';
import { MomentPanel } from './moment-panel';
import { getProfileRevision } from './replay-context';
import type { ReplaySession } from './replay-context';
import { RevisionSlider } from './revision-slider';
import { TimelinePanel } from './timeline-panel';
import { useTimeline } from './use-timeline';

interface ReplayProps {
  readonly person: PersonCard;
  readonly sessionId: string;
  /** The only panel to show, on narrow screens. */
  readonly panel: Panel | undefined;
  readonly renderProfile: (profile: Profile) => ReactNode;
}

function BundleButton({ session }: { readonly session: ReplaySession }) {
  const [download, { isLoading }] = useDownloadBundleMutation();
  const start = async (): Promise<void> => {
    try {
      await download(session).unwrap();
      notify.success('Bundle downloaded');
    } catch (error) {
      notify.error(getErrorMessage(error, 'The bundle could not be made.'), error);
    }
  };
  return (
    <button
      type="button"
      className="btn btn-plain btn-sm"
      title="Numbers, versions, times and codes for a ticket, without content"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) void start();
      }}
    >
      {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
      Download bundle
    </button>
  );
}

/** Finds the time of a revision of the profile among the loaded items. */
const findRevisionTime = (
  items: readonly TimelineItem[] | undefined,
  revision: number | undefined,
): string | undefined =>
  items?.find((item) => item.kind === 'change' && item.stream === 'profile' && item.revision === revision)?.at;

/** What happened to a person, and how their profile was at any moment. Needs an open session. */
export default function Replay({ person, sessionId, panel, renderProfile }: ReplayProps) {
  const url = usePeopleUrl();
  const session: ReplaySession = { uid: person.uid, sessionId };
  const newestRevision = getProfileRevision(person);
  const newestRevisionAt = person.streams.find(({ stream }) => stream.startsWith('profile-'))?.lastAt;
  const urlRevision =
    newestRevision === undefined ? undefined : Math.min(url.revision ?? newestRevision, newestRevision);
  const toRevisionParam = (revision: number): string | undefined =>
    revision === newestRevision ? undefined : String(revision);
  const sliderPosition = useDebouncedRevision(urlRevision ?? 0, (revision) =>
    url.update({ revision: toRevisionParam(revision) }),
  );
  const timeline = useTimeline(session, url.filter);
  const item = timeline.items?.find(({ id }) => id === url.item);

  const shouldFocusDetails = useRef(false);
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shouldFocusDetails.current) return;
    shouldFocusDetails.current = false;
    details.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [item]);

  const choose = (chosen: TimelineItem): void => {
    shouldFocusDetails.current = panel !== undefined;
    const isProfileChange = chosen.kind === 'change' && chosen.stream === 'profile';
    url.update({
      item: chosen.id,
      ...(isProfileChange && { revision: toRevisionParam(chosen.revision) }),
      ...(panel !== undefined && { panel: 'moment' }),
    });
  };
  const closeDetails = (): void => {
    url.update({ item: undefined, ...(panel !== undefined && { panel: 'timeline' }) });
    document.querySelector<HTMLElement>('[role="listbox"]')?.focus();
  };

  useEscape(item !== undefined, closeDetails);

  const slider = newestRevision !== undefined && (
    <section className="card" aria-label="Moment">
      <div className="card-body py-3 tr-moment">
        <RevisionSlider
          label="Revision"
          revision={sliderPosition.revision}
          newestRevision={newestRevision}
          at={
            findRevisionTime(timeline.items, sliderPosition.revision) ??
            (sliderPosition.revision === newestRevision ? newestRevisionAt : undefined)
          }
          onChange={sliderPosition.move}
        />
      </div>
    </section>
  );
  const timelinePanel = (
    <TimelinePanel
      filter={url.filter}
      onFilter={(filter) => url.update({ show: filter === 'all' ? undefined : filter, item: undefined })}
      timeline={timeline}
      shownRevision={urlRevision}
      chosenId={url.item}
      onChoose={choose}
    />
  );
  const momentPanel = (
    <div className="tr-stack tr-wide-gap align-content-start">
      {item !== undefined && (
        <div ref={details}>
          <ItemDetails
            session={session}
            item={item}
            onClose={closeDetails}
            onShowRevision={(revision) => url.update({ revision: toRevisionParam(revision), view: undefined })}
          />
        </div>
      )}
      <MomentPanel
        session={session}
        person={person}
        revision={urlRevision}
        newestRevision={newestRevision}
        renderProfile={renderProfile}
      />
    </div>
  );

  return (
    <>
      <div className="tr-replay-head">
        <h2>Replay</h2>
        <span className="tr-tag is-yellow">
          <Icon name="eye" />
          Each view is recorded and shown to the person
        </span>
        <BundleButton session={session} />
      </div>
      {panel !== 'timeline' && slider}
      {panel === undefined ? (
        <div className="tr-replay">
          {timelinePanel}
          {momentPanel}
        </div>
      ) : (
        <>
          {panel === 'timeline' && timelinePanel}
          {panel === 'moment' && momentPanel}
        </>
      )}
    </>
  );
}
