import { fileURLToPath } from 'node:url';

/** The part of Rolldown's chunking context that is used here. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const resolveSource = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The entry point, the screen of new visitors, and the modules that every signed-in screen loads. */
const ENTRY = [resolveSource('app/main.tsx')];
const SIGN_UP = [resolveSource('app/screens/signup.tsx')];
const SIGNED_IN = [
  resolveSource('app/signed-in-area.tsx'),
  resolveSource('app/guard/guard.tsx'),
  resolveSource('app/shell/shell.tsx'),
];

/**
 * Puts the modules that all signed-in screens need into one chunk, and those shared with the sign-up screen into
 * another. By default the bundler creates a chunk for every combination of screens: the profile needed 45 files, and
 * browsers load only six at a time over HTTP/1.1. Only screens import `signed-in`, which imports `common`, which
 * imports the entry, so that there are no cycles.
 */
export function commonChunks() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    name: (id: string, modules: ModuleGraph): string | null => (chunks ??= assignChunks(modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

function assignChunks(modules: ModuleGraph): ReadonlyMap<string, string> {
  const entryIds = collectStaticImports(ENTRY, modules);
  const signUpIds = collectStaticImports(SIGN_UP, modules);
  const screenIds = new Set([...SIGN_UP, ...SIGNED_IN]);
  const chunks = new Map<string, string>();
  for (const id of collectStaticImports(SIGNED_IN, modules)) {
    if (!entryIds.has(id) && !screenIds.has(id)) chunks.set(id, signUpIds.has(id) ? 'common' : 'signed-in');
  }
  return chunks;
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
