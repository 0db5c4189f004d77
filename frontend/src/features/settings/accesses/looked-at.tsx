import type { AccessUse } from '../../../shared/accesses/read-accesses';
import { formatTime } from '../../../shared/format/format-time';
import { describePart, describeUse } from './describe-use';

interface LookedAtProps {
  readonly uses: readonly AccessUse[];
}

/** What was read in a session: its parts, and each time on demand. */
export function LookedAt({ uses }: LookedAtProps) {
  const [first] = uses;
  if (first === undefined) return 'Nothing was read';
  if (uses.length === 1) return describeUse(first);
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
