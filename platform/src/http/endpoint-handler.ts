import { type Endpoint, getTimeoutMs, type PathParameter } from '@trackrecord/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Identity } from '../auth/identity.js';
import type { StaffIdentity } from '../auth/staff.js';
import { getIdentity, requireOwnIdentity } from './authenticate.js';
import { validate } from '../requests/http-error.js';
import { type HttpResponse, route } from '../requests/route.js';

type QueryOf<E extends Endpoint> = E extends { readonly query: infer Query extends z.ZodType }
  ? z.output<Query>
  : undefined;

type BodyOf<E extends Endpoint> = E extends { readonly body: { readonly schema: infer Body extends z.ZodType } }
  ? z.output<Body>
  : undefined;

type ResponseBody<Definition> = Definition extends { readonly schema: infer Body extends z.ZodType }
  ? z.input<Body>
  : unknown;

/** A response that the endpoint describes. */
export type EndpointResponse<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status;
    readonly body: ResponseBody<E['responses'][Status]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof E['responses'] & number];

/** A valid request from an authorized user. */
export interface EndpointRequest<E extends Endpoint, Body = BodyOf<E>> {
  readonly params: Readonly<Record<PathParameter<E['path']>, string>>;
  readonly query: QueryOf<E>;
  readonly body: Body;
  /** The user who sent it; public endpoints have none. */
  readonly identity: E['access'] extends 'public' ? undefined : E['access'] extends 'staff' ? StaffIdentity : Identity;
  readonly request: Request;
  readonly response: Response;
}

interface HandlerOptions<Body> {
  /** Replaces the validation of the body by the schema. @throws {HttpError} */
  readonly parseBody?: (request: Request, response: Response) => Body | Promise<Body>;
}

/**
 * Creates the handler of an endpoint. Rejects other users (403) and queries and bodies that do not match the schemas
 * (400, naming the fields).
 */
export function handle<E extends Endpoint, const Result extends EndpointResponse<E>, Body = BodyOf<E>>(
  endpoint: E,
  handler: (request: EndpointRequest<E, Body>) => Promise<Result>,
  { parseBody = (request) => parseSchema(endpoint, request) as Body }: HandlerOptions<Body> = {},
): RequestHandler {
  const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const requiresOwner = endpoint.access === 'owner' && parameters.includes('uid');
  return route(async (request, response): Promise<HttpResponse> => {
    const identity =
      endpoint.access === 'public'
        ? undefined
        : requiresOwner
          ? requireOwnIdentity(request, response)
          : getIdentity(response);
    return handler({
      params: Object.fromEntries(parameters.map((name) => [name, String(request.params[name])])),
      query: endpoint.query ? validate(endpoint.query, request.query) : undefined,
      body: await parseBody(request, response),
      identity,
      request,
      response,
    } as EndpointRequest<E, Body>);
  }, getTimeoutMs(endpoint));
}

const parseSchema = ({ body }: Endpoint, request: Request): unknown =>
  body ? validate(body.schema, request.body ?? {}) : undefined;
