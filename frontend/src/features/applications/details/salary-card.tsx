import { PERIOD_NAMES } from '@trackrecord/contracts/money/pay-periods';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { formatDay, formatLocalDay } from '../../../shared/format/format-day';
import { formatExactAmount } from '../../../shared/profile/format-salary';
import { Card } from '../../../shared/ui/card';
import { LinkedText } from '../../../shared/ui/linked-text';
import { AddButton, EntryButtons } from './entry-buttons';
import { useRemoveEntry } from './use-remove-entry';

interface SalaryCardProps {
  readonly id: ApplicationId;
  readonly application: ApplicationRecord;
  /** Opens a dialog by its name. */
  readonly onEdit: (dialog: string) => void;
}

/** The amounts that were discussed, the newest first, and that of the posting. */
export function SalaryCard({ id, application: { posting, salaries, addedAt }, onEdit }: SalaryCardProps) {
  const remove = useRemoveEntry(id, 'salaries');
  return (
    <Card title="Salary discussed" action={<AddButton name="salary" onAdd={() => onEdit('salary')} />}>
      {salaries.length === 0 && posting.salary === undefined ? (
        <p className="tr-muted mb-0">No amounts yet.</p>
      ) : (
        <ul className="tr-lined-list">
          {salaries.toReversed().map(({ id: entryId, amount, currency, period, by, comment, on }) => {
            const text = `${formatExactAmount(amount, currency)} per ${PERIOD_NAMES[period]}`;
            return (
              <li key={entryId}>
                <div className="tr-entry-text">
                  <div className="tr-split">
                    <span className="fw-semibold">{by === 'user' ? 'You' : 'Company'}</span>
                    <b className="tr-num">{text}</b>
                  </div>
                  <div className="tr-muted tr-small tr-num" dir="auto">
                    {comment !== undefined && <LinkedText text={`${comment}, `} />}
                    {formatDay(on)}
                  </div>
                </div>
                <EntryButtons
                  name={text}
                  onEdit={() => onEdit(`salary:${entryId}`)}
                  onRemove={() => void remove(entryId)}
                />
              </li>
            );
          })}
          {posting.salary !== undefined && (
            <li>
              <div className="tr-entry-text">
                <div className="tr-split">
                  <span className="fw-semibold">Posting</span>
                  <b className="tr-num" dir="auto">
                    {posting.salary}
                  </b>
                </div>
                <div className="tr-muted tr-small tr-num">{formatLocalDay(addedAt)}</div>
              </div>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
