import { checkScreens } from './check-screens.js';
import { STAFF_SCREENS } from './staff-screens.js';

checkScreens(STAFF_SCREENS);
