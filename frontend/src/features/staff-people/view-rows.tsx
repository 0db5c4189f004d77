import type { PersonCard } from '@trackrecord/contracts';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { RebuildButton } from './rebuild-button';

interface ViewRowsProps {
  readonly person: PersonCard;
}

const NAMES = { profile: 'Profile', onboarding: 'Onboarding', applications: 'Applications' } as const;

type View = PersonCard['views'][number];

const findStream = ({ streams }: PersonCard, name: string) =>
  streams.find(({ stream }) => stream.startsWith(`${name}-`));

function ViewTag({ view: { revision, behind, quarantined } }: { readonly view: View }) {
  if (quarantined !== null) return <span className="tr-tag is-red">Quarantined at {quarantined.revision}</span>;
  if (revision === null) return <span className="tr-tag">No view</span>;
  return behind === 0 ? (
    <span className="tr-tag is-green">Up to date</span>
  ) : (
    <span className="tr-tag is-yellow">{behind === 1 ? '1 event behind' : `${behind} events behind`}</span>
  );
}

/** The streams of a person with their views: revisions, how far behind, and whether a stream is quarantined. */
export function ViewRows({ person }: ViewRowsProps) {
  if (person.views.length === 0) return null;
  return (
    <ul className="tr-view-rows" aria-label="Streams and views">
      {person.views.map((view) => {
        const stream = findStream(person, view.projection);
        return (
          <li key={view.projection}>
            <span className="fw-semibold">{NAMES[view.projection]}</span>
            <span className="tr-num tr-muted">
              {stream === undefined
                ? 'No events'
                : `Stream at ${stream.revision} · view at ${view.revision ?? '–'} · last event ${formatTimestampInText(stream.lastAt)}`}
            </span>
            <ViewTag view={view} />
            {stream !== undefined && <RebuildButton uid={person.uid} projection={view.projection} />}
            {view.quarantined !== null && (
              <span className="tr-view-reason">
                Since {formatTimestampInText(view.quarantined.since)}: {view.quarantined.reason}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
