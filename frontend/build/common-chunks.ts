import { fileURLToPath } from 'node:url';

/** The part of Rolldown's chunking context that is used here. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const resolveSource = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const ENTRY = [resolveSource('app/main.tsx')];
/** The screens that most visits start with: of new visitors, and of members. */
const SIGN_UP = [resolveSource('app/sign-up-screen.tsx')];
const PROFILE = [resolveSource('features/profile/profile-page.tsx')];
/** What the signed-in screens load. */
const SIGNED_IN = [
  resolveSource('app/signed-in-area.tsx'),
  resolveSource('app/guard/guard.tsx'),
  resolveSource('app/shell/shell.tsx'),
];
const STAFF = [resolveSource('app/staff/staff-area.tsx')];
/** Loaded together, in case the connection is lost. */
const TOASTS = [resolveSource('shared/toast/toasts.tsx'), resolveSource('shared/toast/show-toast.tsx')];
/** Modules that any screen may import; those of a feature belong to its screen. */
const SHARED = [resolveSource('shared/'), fileURLToPath(new URL('../../contracts/', import.meta.url))];

/**
 * Puts what a first visit needs into few chunks. By default the bundler creates a chunk for every combination of
 * screens: the profile needed 45 files. Browsers load only six at a time over HTTP/1.1, and each costs a round trip and
 * a kilobyte of headers.
 *
 * | chunk       | modules                                                          |
 * | ----------- | ---------------------------------------------------------------- |
 * | `entry`     | of every visit, because the sign-up screen shares them with others |
 * | `fields`    | of the sign-up screen that other screens may import              |
 * | `sign-up`   | the sign-up screen                                               |
 * | `signed-in` | of all signed-in screens                                         |
 * | `cards`     | of the profile that other screens may import                     |
 * | `profile`   | the profile                                                      |
 * | `toasts`    | the toasts                                                       |
 *
 * Each imports only chunks above it, so that there are no cycles.
 */
export function commonChunks() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    name: (id: string, modules: ModuleGraph): string | null => (chunks ??= assignChunks(modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

function assignChunks(modules: ModuleGraph): ReadonlyMap<string, string> {
  const collect = (roots: readonly string[]) => collectStaticImports(roots, modules);
  const [entry, signUp, profile, signedIn, staff] = [
    collect(ENTRY),
    collect(SIGN_UP),
    collect(PROFILE),
    collect(SIGNED_IN),
    collect(STAFF),
  ];
  const toasts = collect(TOASTS);
  const assign = (id: string): string => {
    const isShared = SHARED.some((folder) => id.startsWith(folder));
    if (entry.has(id) || (signUp.has(id) && (signedIn.has(id) || profile.has(id)))) return 'entry';
    if (signUp.has(id)) return isShared ? 'fields' : 'sign-up';
    if (signedIn.has(id) || (profile.has(id) && staff.has(id))) return 'signed-in';
    if (!profile.has(id)) return 'toasts';
    return isShared ? 'cards' : 'profile';
  };
  return new Map([...entry, ...signUp, ...signedIn, ...profile, ...toasts].map((id) => [id, assign(id)]));
}

/** Returns the modules and everything that they import statically, directly or not. */
function collectStaticImports(roots: readonly string[], modules: ModuleGraph): ReadonlySet<string> {
  const foundIds = new Set<string>();
  const queue = [...roots];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (foundIds.has(id)) continue;
    foundIds.add(id);
    queue.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return foundIds;
}
