import type { IncomingHttpHeaders } from 'node:http';
import type { ApiDocument, ApiOperation, ApiResponse } from './api-document.js';

/** A response of a service. Without `body`, only status and headers are validated. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | undefined;
}

/** A validation error: the path of the invalid part and a message, which does not contain the value. */
export interface ResponseError {
  readonly path: string;
  readonly message: string;
}

/** Validates a value against a JSON Schema of the document. */
export type ValidateBody = (schema: object, value: unknown) => readonly ResponseError[];

/** Returns what is wrong with a response to an operation of the document. */
export function validateResponse(
  operation: ApiOperation,
  validateBody: ValidateBody,
  response: ReceivedResponse,
): readonly ResponseError[] {
  const documentedResponse = operation.getResponse(response.status);
  if (!documentedResponse) return [{ path: 'status', message: `${String(response.status)} is not documented` }];
  return [
    ...validateHeaders(operation, documentedResponse, response.headers),
    ...validateContent(documentedResponse, validateBody, response),
  ];
}

const validateHeaders = (
  { isRequired }: ApiOperation,
  { headers = {} }: ApiResponse,
  receivedHeaders: IncomingHttpHeaders,
): readonly ResponseError[] =>
  Object.entries(headers).flatMap(([name, header]) =>
    isRequired(header) && receivedHeaders[name.toLowerCase()] === undefined
      ? [{ path: `headers.${name}`, message: 'is missing' }]
      : [],
  );

function validateContent(
  { content }: ApiResponse,
  validateBody: ValidateBody,
  { headers, body }: ReceivedResponse,
): readonly ResponseError[] {
  const type = getMediaType(headers);
  if (content === undefined)
    return type === '' ? [] : [{ path: 'headers.Content-Type', message: 'no body is documented' }];
  const documentedContent = content[type];
  if (!documentedContent) return [{ path: 'headers.Content-Type', message: `${type} is not documented` }];
  if (body === undefined) return [];
  try {
    return validateBody(documentedContent.schema, JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) return [{ path: 'body', message: 'is not JSON' }];
    throw error;
  }
}

/** Returns the media type without its parameters, or an empty string without a `Content-Type`. */
export const getMediaType = (headers: IncomingHttpHeaders): string =>
  (headers['content-type'] ?? '').split(';', 1).join().trim().toLowerCase();

const MAX_ERRORS = 20;

/**
 * Creates a body validator with ajv. Schemas are compiled on first use. Errors name only properties of the document:
 * any other name may be personal data.
 */
export async function createBodyValidator(document: ApiDocument): Promise<ValidateBody> {
  const [{ Ajv2020 }, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv);
  const knownNames = collectPropertyNames(document);
  const redactPath = (instancePath: string) =>
    instancePath.replace(/(?<=\/)[^/]*/g, (name) => (knownNames.has(name) ? name : '*'));
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = validators.get(key) ?? ajv.compile({ ...schema, components: document.components });
    validators.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, MAX_ERRORS).map(({ instancePath, message = '', params }) => ({
      path: `body${redactPath(instancePath)}`,
      message: [message, params['additionalProperty']]
        .filter((part) => part === message || knownNames.has(part))
        .join(': '),
    }));
  };
}

/** Collects the names of all properties of the document's schemas. */
function collectPropertyNames(node: unknown): ReadonlySet<unknown> {
  if (typeof node !== 'object' || node === null) return new Set();
  return new Set(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => [
      ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
      ...collectPropertyNames(value),
    ]),
  );
}
