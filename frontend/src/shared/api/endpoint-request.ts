import type { Endpoints, PathParameter } from '@trackrecord/contracts';
import type { z } from 'zod';
import type { ApiRequest } from './api-request';

type AnyEndpoint = Endpoints[keyof Endpoints];
type ToRoute<E> = E extends AnyEndpoint ? `${E['method']} ${E['path']}` : never;

/** The method and path of an endpoint, such as `GET /api/profile/{uid}`. */
export type Route = ToRoute<AnyEndpoint>;

type FindEndpoint<R extends Route, E = AnyEndpoint> = E extends AnyEndpoint
  ? R extends `${E['method']} ${E['path']}`
    ? E
    : never
  : never;

/** Accepts readonly values, because inputs are never modified. */
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Query<E> = E extends { readonly query: infer Schema extends z.ZodType }
  ? { readonly query?: DeepReadonly<z.input<Schema>> }
  : { readonly query?: never };

type BodyInput<E> = E extends { readonly body: { readonly contentType: string } }
  ? FormData
  : E extends { readonly body: { readonly schema: infer Schema extends z.ZodType } }
    ? DeepReadonly<z.input<Schema>>
    : never;

type Body<E> = [BodyInput<E>] extends [never] ? { readonly body?: never } : { readonly body: BodyInput<E> };

type Params<Names extends string> = [Names] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<Names, string>> };

/** The parameters, query and body of an endpoint, and the options of the request. */
export type EndpointInput<R extends Route> = Params<PathParameter<R>> &
  Query<FindEndpoint<R>> &
  Body<FindEndpoint<R>> &
  Omit<ApiRequest, 'method' | 'path' | 'body'>;

interface LooseInput extends Omit<ApiRequest, 'method' | 'path'> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
}

/**
 * Creates the request of an endpoint. Only the types of the endpoints are imported: their schemas would add zod to the
 * first load.
 */
export function endpointRequest<R extends Route>(route: R, input: EndpointInput<R>): ApiRequest {
  const { params = {}, query, ...options }: LooseInput = input;
  const [method, template] = route.split(' ') as [ApiRequest['method'], string];
  // `/api` is already part of the base URLs of the runtime configuration.
  const path = template
    .replace('/api', '')
    .replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  return { ...options, method, path: path + toQueryString(query) };
}

/** Serialises a query; omits undefined fields. */
function toQueryString(query: object = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return '';
  return `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()}`;
}
