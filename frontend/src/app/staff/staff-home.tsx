import { Navigate } from 'react-router-dom';
import { useStaffMe } from '../../shared/staff/staff-api';
import { PageHeading } from '../../shared/ui/page-heading';
import { getStaffLinks } from './staff-links';

/** The route `/staff`: redirects to the first page of one's roles. */
export function StaffHome() {
  const { data: me } = useStaffMe();
  const [first] = getStaffLinks(me?.roles ?? []);
  if (first !== undefined) return <Navigate to={first.to} replace />;
  return (
    <section className="card" aria-label="No pages">
      <div className="tr-empty">
        <PageHeading className="tr-staff-title">There is no page for your roles yet</PageHeading>
        <p className="mb-0">{`You have the roles ${(me?.roles ?? []).join(', ')}.`}</p>
      </div>
    </section>
  );
}
