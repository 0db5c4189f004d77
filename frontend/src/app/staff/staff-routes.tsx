import { Navigate, Route, Routes } from 'react-router-dom';
import { useStaffMe } from '../../shared/staff/staff-api';
import { lazyScreen } from '../../shared/ui/lazy-screen';
import { getStaffLinks } from './staff-links';

const People = lazyScreen(() => import('./people-screen'));
const Access = lazyScreen(async () => ({
  default: (await import('../../features/staff-access/access-page')).AccessPage,
}));
const Streams = lazyScreen(async () => ({
  default: (await import('../../features/staff-streams/staff-streams')).StaffStreams,
}));
const Operations = lazyScreen(async () => ({
  default: (await import('../../features/staff-operations/staff-operations')).StaffOperations,
}));

/** The pages below `/staff`. Each checks the role that it needs. */
export function StaffRoutes() {
  return (
    <Routes>
      <Route path="people" element={<People />} />
      <Route path="access" element={<Access />} />
      <Route path="streams" element={<Streams />} />
      <Route path="operations" element={<Operations />} />
      <Route path="*" element={<StaffHome />} />
    </Routes>
  );
}

/** The route `/staff`: redirects to the first page of one's roles. */
function StaffHome() {
  const { data: me } = useStaffMe();
  const [firstLink] = getStaffLinks(me?.roles ?? []);
  // Every role has a page. If a newer version adds one, the page of support says which role it needs.
  return <Navigate to={firstLink?.to ?? '/staff/people'} replace />;
}
