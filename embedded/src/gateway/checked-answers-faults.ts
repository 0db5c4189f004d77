import type { IncomingHttpHeaders } from 'node:http';
import { propertyNames } from './property-names.js';
import type { ApiDocument, DescribedAnswer, RouteRules } from './checked-answers-rules.js';

/** An answer as it came from a service; without a body where only its head can be told. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | undefined;
}

/** What is wrong with an answer, and where; never what it says. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Finds what is wrong with a value under a JSON Schema of the document. */
export type BodyCheck = (schema: object, value: unknown) => readonly Fault[];

/** What an answer has that the rules of its route do not describe. */
export function faultsOf(rules: RouteRules, check: BodyCheck, answer: ReceivedAnswer): readonly Fault[] {
  const described = rules.answer(answer.status);
  if (!described) return [{ path: 'status', message: `${String(answer.status)} is not among the answers` }];
  return [...headFaults(rules, described, answer.headers), ...contentFaults(described, check, answer)];
}

const headFaults = (
  { isRequired }: RouteRules,
  { headers = {} }: DescribedAnswer,
  received: IncomingHttpHeaders,
): readonly Fault[] =>
  Object.entries(headers).flatMap(([name, header]) =>
    isRequired(header) && received[name.toLowerCase()] === undefined
      ? [{ path: `headers.${name}`, message: 'is missing' }]
      : [],
  );

function contentFaults(
  { content }: DescribedAnswer,
  check: BodyCheck,
  { headers, body }: ReceivedAnswer,
): readonly Fault[] {
  const type = mediaType(headers);
  if (content === undefined)
    return type === '' ? [] : [{ path: 'headers.Content-Type', message: 'no body is described' }];
  const described = content[type];
  if (!described) return [{ path: 'headers.Content-Type', message: `${type} is not among the content types` }];
  if (body === undefined) return [];
  try {
    return check(described.schema, JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) return [{ path: 'body', message: 'is no JSON' }];
    throw error;
  }
}

/** The content type without its parameters; empty where there is none. */
export const mediaType = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';', 1).join().trim().toLowerCase();

const MOST_FAULTS = 20;

/**
 * Checks bodies with ajv, which only whoever tests the product has; a schema is compiled when it is first met. Of the
 * names in a body only those are told that the document has: any other may be what somebody wrote.
 */
export async function bodyCheck(document: ApiDocument): Promise<BodyCheck> {
  const [{ Ajv2020 }, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv);
  const known = propertyNames(document);
  const placeOf = (instancePath: string) =>
    instancePath.replace(/(?<=\/)[^/]*/g, (name) => (known.has(name) ? name : '*'));
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile({ ...schema, components: document.components });
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, MOST_FAULTS).map(({ instancePath, message = '', params }) => ({
      path: `body${placeOf(instancePath)}`,
      message: [message, params['additionalProperty']].filter((part) => part === message || known.has(part)).join(': '),
    }));
  };
}
