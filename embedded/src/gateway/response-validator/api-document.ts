/** The parts of an OpenAPI document that the validator reads (https://spec.openapis.org/oas/v3.1.1). */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly responses: Responses; readonly headers: Readonly<Record<string, Header>> };
  /** The responses to every other path and method. */
  readonly 'x-elsewhere': OperationObject;
}

type Responses = Readonly<Record<string, ApiResponse | Reference>>;

interface OperationObject {
  readonly responses: Responses;
}

interface Reference {
  readonly $ref: string;
}

interface Header {
  readonly required: boolean;
}

export interface ApiResponse {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** A documented operation, with its references resolved on access. */
export interface ApiOperation {
  /** Method and path template, such as `GET /api/health`. */
  readonly route: string;
  readonly getResponse: (status: number) => ApiResponse | undefined;
  readonly isRequired: (header: Header | Reference) => boolean;
}

/**
 * Returns the operations that a request may be for: of those that match, the ones with the fewest path parameters, or
 * `x-elsewhere` if none matches. As in Express, case and a trailing slash are ignored; HEAD matches GET.
 */
export function findOperations(document: ApiDocument, method: string, url: string): readonly ApiOperation[] {
  const methodName = method === 'HEAD' ? 'get' : method.toLowerCase();
  const segments = splitPath(url);
  const matches = Object.entries(document.paths).flatMap(([path, operations]) => {
    const operation = Object.hasOwn(operations, methodName) ? operations[methodName] : undefined;
    return operation && matchesTemplate(path.split('/'), segments) ? [{ path, operation }] : [];
  });
  if (matches.length === 0) return [toOperation(document, 'elsewhere', document['x-elsewhere'])];
  const minParameters = Math.min(...matches.map(({ path }) => countParameters(path)));
  return matches
    .filter(({ path }) => countParameters(path) === minParameters)
    .map(({ path, operation }) => toOperation(document, `${methodName.toUpperCase()} ${path}`, operation));
}

const toOperation = ({ components }: ApiDocument, route: string, { responses }: OperationObject): ApiOperation => ({
  route,
  getResponse: (status) => resolve(responses[String(status)], components.responses),
  isRequired: (header) => resolve(header, components.headers)?.required === true,
});

/** Follows a reference into the components; returns any other value unchanged. */
function resolve<T extends object>(
  value: T | Reference | undefined,
  components: Readonly<Record<string, T | Reference>>,
): T | undefined {
  if (value === undefined || !isReference(value)) return value;
  return resolve(components[value.$ref.split('/').at(-1) ?? ''], components);
}

const isReference = (value: object): value is Reference => '$ref' in value;

const countParameters = (path: string): number => path.split('{').length - 1;

const splitPath = (url: string): readonly string[] =>
  url
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*/s, '')
    .replace(/\/$/, '')
    .toLowerCase()
    .split('/');

const matchesTemplate = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length === segments.length &&
  template.every((part, index) =>
    part.startsWith('{') ? segments[index] !== '' : part.toLowerCase() === segments[index],
  );
