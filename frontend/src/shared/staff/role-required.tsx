import type { StaffRole } from '@trackrecord/contracts';
import { Icon } from '../ui/icon';
import { PageHeading } from '../ui/page-heading';
import { usePageTitle } from '../ui/use-page-title';

interface RoleRequiredProps {
  readonly neededRole: StaffRole;
}

/** Shown on a page of staff that needs a role the user does not have: which role it needs, and who grants it. */
export function RoleRequired({ neededRole }: RoleRequiredProps) {
  usePageTitle('Not allowed');
  return (
    <section className="card" aria-label="Not allowed">
      <div className="tr-empty">
        <Icon name="info-circle" className="tr-staff-glyph" />
        <PageHeading className="tr-staff-title">{`This needs the role ${neededRole}`}</PageHeading>
        <p className="mb-0">Roles are granted on the server:</p>
        <code className="tr-staff-code">{`npm run staff -- grant EMAIL ${neededRole}`}</code>
      </div>
    </section>
  );
}
