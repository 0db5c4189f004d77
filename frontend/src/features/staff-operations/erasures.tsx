import type { ErasureSummary } from '@trackrecord/contracts';
import { countOf, formatSeconds } from '../../shared/staff/format-amounts';

const describeCount = (count: number, oldestSeconds: number): string =>
  `${countOf(count, 'account')}${count === 0 ? '' : `, the oldest for ${formatSeconds(oldestSeconds)}`}`;

/** The erasures that are not finished. */
export function Erasures({ erasures }: { readonly erasures: ErasureSummary }) {
  const { begun, erased, oldestBegunSeconds, oldestErasedSeconds } = erasures;
  return (
    <ul className="list-unstyled tr-num mb-0">
      <li>Begun and not erased yet: {describeCount(begun, oldestBegunSeconds)}</li>
      <li>Erased, and checked that nothing comes back: {describeCount(erased, oldestErasedSeconds)}</li>
    </ul>
  );
}
