/** A route of the API: `{name}` stands for one part of the path. */
export interface KnownRoute {
  readonly method: string;
  readonly path: string;
}

/** The methods that the API takes at a path; HEAD goes with GET. Empty where there is nothing. */
export function methodsAt(routes: readonly KnownRoute[], path: string): readonly string[] {
  const parts = path.replace(/\/$/, '').split('/');
  const matching = routes.filter((route) => fits(route.path.split('/'), parts)).map(({ method }) => method);
  return [...new Set(matching.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, index) => part.startsWith('{') || part === parts[index]);
