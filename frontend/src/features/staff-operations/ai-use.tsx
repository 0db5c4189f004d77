import { formatPart } from '../../shared/staff/format-amounts';

function describeBudget(used: number | null): string {
  if (used === null) return 'No process reports a model: rules answer.';
  if (used >= 1) return "Today's budget of model calls is used up: rules answer.";
  return `${formatPart(used)} of today's budget of model calls is used.`;
}

/** How much of the daily budget of models is used. */
export function AiUse({ used }: { readonly used: number | null }) {
  return <p className="tr-num mb-0">{describeBudget(used)}</p>;
}
