import { createRoot } from 'react-dom/client';
import '@fontsource-variable/instrument-sans/wght.css';
import 'react-toastify/ReactToastify.css';
import '../styles/index.scss';
import { wasSignedIn } from '../shared/identity/lazy-identity';
import { readStoredSession } from '../shared/identity/stored-session';
import { logError } from '../shared/log/log';
import { followSystemTheme, printInLightTheme } from '../shared/theme/theme';
import { recoverFromStaleChunks } from './stale-chunk-recovery';
import { start } from './start';

/** The screens to load at once by initial path; other screens are loaded when they are opened. */
const FIRST_SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/profile': () => import('../features/profile/profile-page'),
  '/jobs': () => import('../features/jobs/jobs-page'),
  '/events': () => import('../features/career-events/events-page'),
  '/settings': () => import('../features/settings/settings-page'),
};

/** Loads all chunks that a signed-in user needs before the first screen, in parallel. */
function loadSignedInArea(path: string): readonly Promise<unknown>[] {
  const screen = FIRST_SCREENS[path];
  return [
    import('./signed-in-area'),
    import('./guard/guard'),
    ...(screen === undefined ? [] : [import('./shell/shell'), screen()]),
    // Only the SDK can renew a token.
    ...(readStoredSession() === undefined ? [import('../shared/identity/firebase-identity')] : []),
  ];
}

recoverFromStaleChunks();
followSystemTheme();
printInLightTheme();
void import('../shared/forms/filled-fields').then(
  ({ watchFilledFields }) => watchFilledFields(),
  (error: unknown) => logError('chunk could not be loaded', error),
);
// Loads the chunks of this visit in parallel with the configuration. `page-init.js` has preloaded most of them. Errors
// are ignored here: the router and the identity import the same chunks again and handle them.
void Promise.allSettled(wasSignedIn() ? loadSignedInArea(window.location.pathname) : [import('./sign-up-screen')]);

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('index.html has no element with the id "root".');
void start(createRoot(rootElement));
