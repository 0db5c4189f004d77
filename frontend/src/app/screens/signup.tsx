export { EntrancePage as Component } from '../../features/auth/entrance-page';
