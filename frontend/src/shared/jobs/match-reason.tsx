import { formatReasons } from './format-job';
import type { ListedJob } from './listed-job';

/** Why a job matches, in a few words; nothing if that is unknown. */
export function MatchReason({ job }: { readonly job: ListedJob }) {
  const reasons = formatReasons(job);
  if (reasons.length === 0) return null;
  return (
    <p className="tr-why tr-small">
      <b>Why:</b> {/* Each in an element of its own, so that a narrow card can leave out whole reasons. */}
      <bdi>
        {reasons.map((reason, index) => (
          <span key={reason}>{index === 0 ? reason : `, ${reason}`}</span>
        ))}
      </bdi>
    </p>
  );
}
