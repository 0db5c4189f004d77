/** What the gateway needs of an OpenAPI document (https://spec.openapis.org/oas/v3.1.1). */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: Responses; readonly headers: Readonly<Record<string, Header>> };
  /** What any other address or method is answered with. */
  readonly 'x-elsewhere': Described;
}

type Responses = Readonly<Record<string, DescribedAnswer | Reference>>;

interface Described {
  readonly responses: Responses;
}

interface Reference {
  readonly $ref: string;
}

interface Header {
  readonly required: boolean;
}

/** One answer that a route may give. */
export interface DescribedAnswer {
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** What is known about the answers to a request. */
export interface RouteRules {
  /** The route as the document writes it, such as `GET /api/health`. */
  readonly route: string;
  readonly answer: (status: number) => DescribedAnswer | undefined;
  readonly isRequired: (header: Header | Reference) => boolean;
}

/**
 * The routes that a request may be for: of those that fit, the ones that say most of the path, as a service takes them;
 * where there are none, what is answered elsewhere. Letters and a last slash count as little as they do for express; HEAD goes with GET.
 */
export function rulesFor(document: ApiDocument, method: string, url: string): readonly RouteRules[] {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const parts = partsOf(url);
  const fitting = Object.entries(document.paths).flatMap(([path, operations]) => {
    const operation = Object.hasOwn(operations, verb) ? operations[verb] : undefined;
    return operation && fits(path.split('/'), parts) ? [{ path, operation }] : [];
  });
  if (fitting.length === 0) return [rulesOf(document, 'elsewhere', document['x-elsewhere'])];
  const fewest = Math.min(...fitting.map(({ path }) => placeholders(path)));
  return fitting
    .filter(({ path }) => placeholders(path) === fewest)
    .map(({ path, operation }) => rulesOf(document, `${verb.toUpperCase()} ${path}`, operation));
}

const rulesOf = ({ components }: ApiDocument, route: string, { responses }: Described): RouteRules => ({
  route,
  answer: (status) => resolved(responses[String(status)], components.responses),
  isRequired: (header) => resolved(header, components.headers)?.required === true,
});

/** What a reference into the components leads to; anything else as it is. */
function resolved<T extends object>(
  value: T | Reference | undefined,
  components: Readonly<Record<string, T | Reference>>,
): T | undefined {
  if (value === undefined || !isReference(value)) return value;
  return resolved(components[value.$ref.split('/').at(-1) ?? ''], components);
}

const isReference = (value: object): value is Reference => '$ref' in value;

const placeholders = (path: string): number => path.split('{').length;

const partsOf = (url: string): readonly string[] =>
  url
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .toLowerCase()
    .split('/');

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part.toLowerCase() === parts[index]));
