import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../../shared/ui/lazy-screen';
import { StaffHome } from './staff-home';

const People = lazyScreen(() => import('../screens/staff-people'));
const Access = lazyScreen(() => import('../screens/staff-access'));

/** The pages below `/staff`. Each checks the role that it needs. */
export function StaffRoutes() {
  return (
    <Routes>
      <Route path="people" element={<People />} />
      <Route path="access" element={<Access />} />
      <Route path="*" element={<StaffHome />} />
    </Routes>
  );
}
