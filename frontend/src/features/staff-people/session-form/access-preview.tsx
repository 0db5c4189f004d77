import { describeConsent, describePurpose } from '../../../shared/accesses/describe-access';
import { useStaffMe } from '../../../shared/staff/staff-api';
import { Icon } from '../../../shared/ui/icon';
import type { SessionValues } from './session-values';

interface AccessPreviewProps {
  readonly values: SessionValues;
}

/** What the person will see of the session. */
export function AccessPreview({ values: { basis, purpose, reason, ticket, minutes } }: AccessPreviewProps) {
  const { data: me } = useStaffMe();
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Who', `Support ${me?.pseudonym ?? ''}`],
    ['Purpose', describePurpose(purpose)],
    ['Reason', reason.trim() === '' ? 'The reason that you write' : reason.trim()],
    ['Basis', [describeConsent(basis), basis === 'consent' ? '' : ticket.trim()].filter(Boolean).join(', ')],
    ['Duration', `Up to ${minutes} minutes`],
  ];
  return (
    <section className="tr-entry tr-preview" aria-labelledby="preview-title">
      <h3 id="preview-title">What the person will see</h3>
      <dl className="tr-facts mt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tr-small">
        <Icon name="eye" /> Also each thing that you look at, with its time. While the session is open, a banner says so
        on every screen of theirs, and they can end it. They do not see your name.
      </p>
    </section>
  );
}
