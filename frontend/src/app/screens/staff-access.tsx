export { AccessPage as default } from '../../features/staff-access/access-page';
