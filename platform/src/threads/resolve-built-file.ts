const SOURCES = '/src/';

/**
 * Returns the URL of a built file beside a module (`import.meta.url`). Tests run the sources, which Node cannot run in a
 * thread: their files are those that tsc has built.
 */
export function resolveBuiltFile(name: string, moduleUrl: string): URL {
  const sourcesStart = moduleUrl.endsWith('.ts') ? moduleUrl.lastIndexOf(SOURCES) : -1;
  if (sourcesStart < 0) return new URL(name, moduleUrl);
  return new URL(name, `${moduleUrl.slice(0, sourcesStart)}/dist/${moduleUrl.slice(sourcesStart + SOURCES.length)}`);
}
