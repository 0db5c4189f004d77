/** A route of the API: `{name}` stands for one part of the path. */
export interface KnownRoute {
  readonly method: string;
  readonly path: string;
  /** Whether its answers carry `success`; then its errors carry `success: false`. */
  readonly carriesSuccess?: boolean;
  /** Whether it takes multipart bodies, which it reads itself. */
  readonly takesFiles?: boolean;
  /** What is said when it failed and nothing more is known. */
  readonly failed?: string;
}

/** The methods that the API takes at a path; HEAD goes with GET. Empty where there is nothing. */
export function methodsAt(routes: readonly KnownRoute[], path: string): readonly string[] {
  const methods = routesAt(routes, path).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** The routes at a path, one a method; letters and a last slash match as express matches them. */
export function routesAt(routes: readonly KnownRoute[], path: string): readonly KnownRoute[] {
  const parts = path.toLowerCase().replace(/\/$/, '').split('/');
  return routes.filter((route) => fits(route.path.toLowerCase().split('/'), parts));
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]));
