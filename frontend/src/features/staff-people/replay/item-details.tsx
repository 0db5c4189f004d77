import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { ProfileDiff } from '../../../shared/profile/profile-diff';
import { useGetDiffQuery } from './replay-api';
import type { ItemOfKind, TimelineItem } from './replay-api';
import { IconButton } from '../../../shared/ui/icon-button';
import { FactList } from '../../../shared/staff/fact-list';
import { ChangePayload } from './change-payload';
import { FailureDetails } from './failure-details';
import { ORIGIN_LABELS, getItemTag } from './describe-item';
import { toRequestFacts } from './request-facts';
import { QueryState } from '../../../shared/staff/query-state';
import type { ReplaySession } from './replay-context';

interface ItemDetailsProps {
  readonly session: ReplaySession;
  readonly item: TimelineItem;
  readonly onShowRevision: (revision: number) => void;
  readonly onClose: () => void;
}

type ChangeItem = ItemOfKind<'change'>;

function ChangeDiff({ session, item }: { readonly session: ReplaySession; readonly item: ChangeItem }) {
  const query = useGetDiffQuery({ ...session, from: item.revision - 1, to: item.revision });
  return (
    <QueryState query={query} failure="What changed could not be loaded.">
      {({ before, after }) => <ProfileDiff before={before} after={after} description={item.description} />}
    </QueryState>
  );
}

function ChangeDetails({ session, item }: { readonly session: ReplaySession; readonly item: ChangeItem }) {
  const { stream, revision, type, actorRole, origin, originRef, client } = item;
  return (
    <>
      {stream === 'profile' && revision > 0 && <ChangeDiff session={session} item={item} />}
      <ChangePayload session={session} eventId={item.eventId} />
      <FactList
        facts={[
          { label: 'Event', text: type },
          { label: 'Stream', text: `${stream}, revision ${revision}` },
          { label: 'By', text: actorRole },
          { label: 'Origin', text: origin && ORIGIN_LABELS[origin] },
          { label: 'Came from', text: originRef, isId: true },
          { label: 'Client', text: client },
          ...toRequestFacts(item),
        ]}
      />
    </>
  );
}

const formatSeconds = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : `${(milliseconds / 1_000).toFixed(1)} s`;

function JobDetails({ item }: { readonly item: ItemOfKind<'job'> }) {
  return (
    <>
      {item.sentence !== undefined && <blockquote className="tr-quote">{item.sentence}</blockquote>}
      <FactList
        facts={[
          { label: 'Code', text: item.code },
          { label: 'Kind', text: item.workKind },
          { label: 'Engine', text: item.engine },
          { label: 'Attempts', text: item.attempts?.toString() },
          { label: 'Waited', text: formatSeconds(item.waitedMs) },
          { label: 'Took', text: formatSeconds(item.tookMs) },
          { label: 'Work', text: item.workId, isId: true },
          ...toRequestFacts(item),
        ]}
      />
    </>
  );
}

function DetailsOfKind({ session, item, onShowRevision }: Omit<ItemDetailsProps, 'onClose'>) {
  switch (item.kind) {
    case 'change':
      return <ChangeDetails key={item.id} session={session} item={item} />;
    case 'request':
      return <FailureDetails item={item} onShowRevision={onShowRevision} />;
    case 'job':
      return <JobDetails item={item} />;
    case 'cv':
    case 'ranking':
      return <FactList facts={[{ label: 'Of revision', text: String(item.revision) }]} />;
    case 'access':
      return (
        <FactList
          facts={[
            { label: 'Event', text: item.type },
            { label: 'Who', text: item.staff === undefined ? 'The person' : `Support ${item.staff}` },
            {
              label: 'Reads',
              text: item.reads === undefined ? undefined : `${item.reads}. The filter Access lists each of them.`,
            },
            { label: 'What', text: item.what },
            { label: 'Part', text: item.detail },
            { label: 'By', text: item.by },
            { label: 'Action', text: item.action },
          ]}
        />
      );
  }
}

/** The chosen item of the timeline: what changed, or why it failed. */
export function ItemDetails(props: ItemDetailsProps) {
  const { item } = props;
  const tag = getItemTag(item);
  return (
    <section className="card" aria-labelledby="item-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="item-title" tabIndex={-1}>
            {item.description}
          </h2>
          {tag !== undefined && <span className={`tr-tag ${tag.tone}`}>{tag.text}</span>}
          <IconButton icon="x-lg" label="Close details" className="btn-quiet tr-push" onClick={props.onClose} />
        </div>
        <p className="tr-muted tr-small tr-num">{formatTimestamp(item.at)}</p>
        <DetailsOfKind {...props} />
      </div>
    </section>
  );
}
