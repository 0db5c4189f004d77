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
// Preloads the chunks of this visit in parallel with the configuration. Errors are ignored here: the router and the
// identity import the same chunks again and handle them.
void Promise.allSettled(wasSignedIn() ? preloadSignedInArea(window.location.pathname) : [import('./screens/signup')]);

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id "root".');
void start(createRoot(place));
