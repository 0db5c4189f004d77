/** The screens to preload by initial path; other screens are loaded when they are opened. */
const PRELOADED_SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/profile': () => import('./screens/profile'),
  '/jobs': () => import('./screens/jobs'),
  '/events': () => import('./screens/events'),
  '/settings': () => import('./screens/settings'),
};

/** Loads all chunks that a signed-in user needs before the first screen, in parallel. */
export function preloadSignedInArea(path: string): readonly Promise<unknown>[] {
  const screen = PRELOADED_SCREENS[path];
  const always = [import('../shared/identity/firebase-identity'), import('./signed-in-area'), import('./guard/guard')];
  return screen === undefined ? always : [...always, import('./shell/shell-route'), screen()];
}
