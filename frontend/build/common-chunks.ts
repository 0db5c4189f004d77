import { fileURLToPath } from 'node:url';

/** What is asked about a module while chunks are formed. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What the page itself loads, what a new visitor loads next, and what everybody who is signed in does. */
const ENTRY = [source('app/main.tsx')];
const SIGN_UP = [source('app/screens/signup.tsx')];
const SIGNED_IN = [source('app/signed-in-area.tsx'), source('app/guard/guard.tsx'), source('app/shell/shell.tsx')];

/**
 * Puts what all signed-in screens need into one chunk, and what they share with the sign-up screen into another: the
 * bundler makes a chunk of every combination of screens, and the profile needed 45 files, of which a browser loads six at a
 * time over HTTP/1.1. Each chunk needs only those before it, so that there are no cycles.
 */
export function commonChunks() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    name: (id: string, modules: Modules): string | null => (chunks ??= assignChunks(modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

function assignChunks(modules: Modules): ReadonlyMap<string, string> {
  const first = imported(ENTRY, modules);
  const signUp = imported(SIGN_UP, modules);
  const roots = new Set([...SIGN_UP, ...SIGNED_IN]);
  const chunks = new Map<string, string>();
  for (const id of imported(SIGNED_IN, modules)) {
    if (!first.has(id) && !roots.has(id)) chunks.set(id, signUp.has(id) ? 'common' : 'signed-in');
  }
  return chunks;
}

/** These modules, and all that they import other than on demand. */
function imported(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
