import { createRoot } from 'react-dom/client';
import '@fontsource-variable/instrument-sans/wght.css';
import 'react-toastify/ReactToastify.css';
import '../styles/index.scss';
import { wasSignedIn } from '../shared/identity/session-hint';
import { followSystemTheme } from '../shared/theme/theme';
import { preloadSignedInArea } from './load-ahead';
import { recoverFromStaleChunks } from './stale-chunk-recovery';
import { start } from './start';

recoverFromStaleChunks();
followSystemTheme();
// In parallel with the configuration: what this visit is sure to need. The router and the identity ask for it again,
// and deal with a failure.
void Promise.allSettled(wasSignedIn() ? preloadSignedInArea(window.location.pathname) : [import('./screens/signup')]);

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id "root".');
void start(createRoot(place));
