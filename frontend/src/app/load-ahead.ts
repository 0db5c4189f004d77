/** The screens that a visit may begin with, by path; the others are loaded when they are opened. */
const PRELOADED_SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/profile': () => import('./screens/profile'),
  '/jobs': () => import('./screens/jobs'),
  '/events': () => import('./screens/events'),
  '/settings': () => import('./screens/settings'),
};

/** Loads what a visit of somebody who is signed in needs before anything is shown, all at once. */
export function preloadSignedInArea(path: string): readonly Promise<unknown>[] {
  const screen = PRELOADED_SCREENS[path];
  const always = [import('../shared/identity/firebase-identity'), import('./signed-in-area'), import('./guard/guard')];
  return screen === undefined ? always : [...always, import('./shell/shell-route'), screen()];
}
