import { RoleRequired } from '../../shared/staff/role-required';
import { useHasRole } from '../../shared/staff/use-has-role';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Approvals } from './approvals';
import { Sessions } from './sessions';

function Access() {
  usePageTitle('Access');
  return (
    <>
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Access</PageHeading>
          <p>Who opened sessions, why, and what waits for your approval.</p>
        </div>
      </div>
      <div className="tr-stack tr-wide-gap">
        <Approvals />
        <Sessions />
      </div>
    </>
  );
}

/** The page of auditors: approvals and the sessions of all people. It shows no data of people. */
export function AccessPage() {
  return useHasRole('auditor') ? <Access /> : <RoleRequired neededRole="auditor" />;
}
