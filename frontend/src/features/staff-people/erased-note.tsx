import type { PersonCard } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { Icon } from '../../shared/ui/icon';

interface ErasedNoteProps {
  readonly erasure: NonNullable<PersonCard['erasure']>;
}

const STATES = {
  begun: { text: 'The erasure of this account has begun. It cannot be stopped.', sinceLabel: 'Begun' },
  erased: { text: 'This account was erased.', sinceLabel: 'Erased' },
  settled: { text: 'This account was erased, and nothing of it came back.', sinceLabel: 'Checked' },
} as const;

/** What remains of an erased account. */
export function ErasedNote({ erasure: { id, state, since } }: ErasedNoteProps) {
  const { text, sinceLabel } = STATES[state];
  return (
    <section className="card" aria-labelledby="erased-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="erased-title">Erased account</h2>
        </div>
        <p>{text}</p>
        <dl className="tr-facts tr-facts-wide">
          <div>
            <dt>Receipt</dt>
            <dd className="tr-mono">{id}</dd>
          </div>
          <div>
            <dt>{sinceLabel}</dt>
            <dd className="tr-num">{formatTimestamp(since)}</dd>
          </div>
          <div>
            <dt>What remains</dt>
            <dd>The access log, for two years, without reasons; and the entry in the list of erasures.</dd>
          </div>
        </dl>
        <div className="tr-note is-yellow mt-3">
          <Icon name="info-circle" />
          <div>No access session can be opened to an erased account.</div>
        </div>
      </div>
    </section>
  );
}
