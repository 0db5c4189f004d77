import { checkScreens } from './check-screens.js';
import { SCREENS } from './screens.js';

checkScreens(SCREENS);
