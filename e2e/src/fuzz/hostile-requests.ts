import { STAFF_ROLES, type StaffRole } from '@trackrecord/contracts';
import fc from 'fast-check';
import { hostileBody, hostileText, hostileValue, toWellFormed } from './hostile-values.js';
import { type Schema, generateValues } from './schema-values.js';

/** The parts of the OpenAPI document that are used to generate requests. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  /** The roles of staff that may use it. */
  readonly 'x-roles'?: readonly StaffRole[];
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/**
 * The token of a request: the sender's, another user's, that of a staff member, an invalid one, that of an erased
 * account, or none.
 */
export type Token = 'sender' | 'accomplice' | StaffRole | 'invalid' | 'erased' | 'none';

/**
 * A malicious or malformed request; `{senderUid}` and `{victimUid}` are placeholders for user ids, and `{sessionId}`
 * for an access session of support to the sender.
 */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly token: Token;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
const BOUNDARY = 'fuzz-boundary';
const SENDER_UID = '{senderUid}';
const VICTIM_UID = '{victimUid}';
const SESSION_ID = '{sessionId}';

/** Generates the first value `weight` times as often as the second. */
const pickWeighted = <T>(weight: number, frequent: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: frequent }, { weight: 1, arbitrary: rare });

/** Generates requests to every route of the document, most of them invalid in some way. */
export function generateRequests(document: OpenApiDocument): fc.Arbitrary<HostileRequest> {
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.constantFrom(...routes).chain(({ path, method, operation }) =>
    fc.record({
      method: pickWeighted(12, fc.constant(method), fc.constantFrom(...METHODS)),
      path: generatePath(path, operation),
      token: pickWeighted<Token>(
        5,
        fc.constantFrom(...(operation['x-roles'] ?? (['sender'] as const))),
        fc.constantFrom('accomplice', ...STAFF_ROLES, 'invalid', 'erased', 'none'),
      ),
      headers: generateHeaders(getDefaultHeaders(operation)),
      body: generateBody(operation, document),
    }),
  );
}

/** A hostile path segment. Characters that cannot be sent are encoded. */
const pathSegment: fc.Arbitrary<string> = hostileText.map((text) =>
  /^[\w.%~-]+$/.test(text) ? text : encodeURIComponent(toWellFormed(text.slice(0, 400))),
);

const generatePathParameter = (schema: Schema | undefined): fc.Arbitrary<string> => {
  const enumValues = (schema?.enum ?? []).map(String);
  const validValue = enumValues.length > 0 ? fc.constantFrom(...enumValues) : fc.constant(SENDER_UID);
  return fc.oneof(
    { weight: 8, arbitrary: validValue },
    { weight: 2, arbitrary: fc.constant(VICTIM_UID) },
    { weight: 2, arbitrary: pathSegment },
  );
};

function generatePath(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const schema = parameters.find((parameter) => parameter.name === name)?.schema;
    return name === undefined ? fc.constant(segment) : generatePathParameter(schema);
  });
  const fullPath = fc.tuple(...segments).map((parts) => parts.join('/'));
  const suffix = fc.constantFrom('', '/', '/..', '//', '/%2e%2e', '/%00', ';a=b', '%2f', '/.', '\\', '#x');
  return fc
    .tuple(
      pickWeighted(
        10,
        fullPath,
        fc.tuple(fullPath, suffix).map(([start, end]) => start + end),
      ),
      generateQueryString(parameters),
    )
    .map(([start, query]) => start + query);
}

function generateQueryString(parameters: Operation['parameters']): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name ?? '');
  const name = fc.constantFrom(...names, 'page', 'at', 'revision', '__proto__', 'a[b]', 'uid');
  const value = fc.oneof(pathSegment, fc.constantFrom('1', '0', '10', 'India', 'true', '2020-01-01T00:00:00Z'));
  const field = fc.tuple(name, value).map(([key, text]) => `${key}=${text}`);
  return pickWeighted(
    1,
    fc.constant(''),
    fc.array(field, { maxLength: 4 }).map((fields) => `?${fields.join('&')}`),
  );
}

/** A hostile header value of printable ASCII characters, all of which Node sends. */
const headerValue = hostileText.map((text) =>
  text
    .replace(/[^\x20-\x7e]/g, '?')
    .trim()
    .slice(0, 300),
);

/** Returns the content type of an operation's body if it is not JSON, and the access session if it can have one. */
const getDefaultHeaders = ({ requestBody, parameters }: Operation): Readonly<Record<string, string>> => ({
  ...(requestBody &&
    'multipart/form-data' in requestBody.content && {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    }),
  ...(parameters.some(({ $ref }) => $ref?.endsWith('/X-Access-Session')) && { 'x-access-session': SESSION_ID }),
});

function generateHeaders(
  defaultHeaders: Readonly<Record<string, string>>,
): fc.Arbitrary<Readonly<Record<string, string>>> {
  const hostileHeaders = fc.record(
    {
      'idempotency-key': pickWeighted(2, fc.uuid(), headerValue),
      'x-access-session': fc.oneof(fc.constant(SESSION_ID), fc.uuid(), headerValue),
      'if-match': fc.oneof(fc.constantFrom('"0"', '*', 'W/"1"', '"99"', ','), headerValue),
      'x-min-revision': fc.oneof(fc.constantFrom('0', '1', '-1', '1e9', 'x'), headerValue),
      'x-request-id': headerValue,
      'x-forwarded-for': headerValue,
      'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'zstd', 'x'),
      'content-type': fc.constantFrom(
        ...['application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', ''],
        ...[`multipart/form-data; boundary=${BOUNDARY}`, 'multipart/form-data', 'application/json'],
      ),
      accept: headerValue,
      origin: headerValue,
      cookie: headerValue,
      range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'x'),
    },
    { requiredKeys: [] },
  );
  return pickWeighted(
    3,
    fc.constant(defaultHeaders),
    hostileHeaders.map((headers) => ({ ...defaultHeaders, ...headers })),
  );
}

function generateBody({ requestBody }: Operation, { components }: OpenApiDocument): fc.Arbitrary<string | undefined> {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (!content) return pickWeighted(6, fc.constant<string | undefined>(undefined), hostileValue.map(toJson));
  const values = generateValues(content.schema, components.schemas);
  return fc.oneof(
    { weight: 8, arbitrary: values.map(type === 'multipart/form-data' ? toMultipart : toJson) },
    { weight: 1, arbitrary: hostileBody },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const toJson = (value: unknown): string => JSON.stringify(setSenderUserId(value));

/** Serialises fields as multipart/form-data; a part with a `filename` is a file. */
const toMultipart = (value: unknown): string =>
  [
    ...Object.entries(typeof value === 'object' && value !== null ? value : { file: value }).map(
      ([name, field]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '?')}"` +
        `${name === 'file' ? '; filename="a"' : ''}\r\n\r\n${typeof field === 'string' ? field : JSON.stringify(field)}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('');

/** Sets `userId` to the sender's, so that most requests pass the ownership check. */
const setSenderUserId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'userId' in value ? { ...value, userId: SENDER_UID } : value;
