import type { z } from 'zod';
import type { RouteName } from '../http/routes.js';
import type { AnswerSchemaName } from './answer-schemas.js';
import type { BodySchemaName } from './body-schemas.js';
import type { ErrorStatus } from './errors.js';
import type { AnswerHeader, RequestHeader } from './headers.js';
import type { Tag } from './tags.js';

/** What is said about a route beside its place in the route table (design.md section 4). */
export interface RouteDefinition {
  /** The `operationId`. */
  readonly id: string;
  /** What it does, in a plain sentence. */
  readonly summary: string;
  readonly description?: string;
  readonly tag: Tag;
  /** Who may ask: anybody, whoever is signed in, or only the person whom the request names. */
  readonly access: 'anybody' | 'signed-in' | 'owner';
  readonly query?: QueryDefinition;
  /** Request headers beside X-Request-Id, which every route takes. */
  readonly headers?: readonly RequestHeader[];
  readonly body?: BodyDefinition;
  /** What it answers where nothing is wrong, by status; also what stands in place of an error below. */
  readonly answers: Readonly<Partial<Record<number, AnswerDefinition>>>;
  /** Errors beside those that every route can answer. */
  readonly errors?: readonly ErrorStatus[];
}

/** The fields of a query, each with what it says. */
export interface QueryDefinition {
  readonly schema: z.ZodType;
  readonly words: Readonly<Record<string, string>>;
}

/** What a route takes. */
export interface BodyDefinition {
  readonly schema: BodySchemaName;
  readonly type?: 'application/json' | 'multipart/form-data';
  /** It may be left out. */
  readonly isOptional?: true;
}

/** What a route answers with one status. */
export interface AnswerDefinition {
  readonly description: string;
  /** The body, where it is JSON. */
  readonly schema?: AnswerSchemaName;
  /** The content types of a body that is not JSON. */
  readonly types?: readonly string[];
  /** Headers beside X-Request-Id, and whether the answer always has them. */
  readonly headers?: Readonly<Partial<Record<AnswerHeader, 'always' | 'sometimes'>>>;
}

/** The definitions of some routes, by method and path. */
export type RouteDefinitions = Readonly<Partial<Record<RouteName, RouteDefinition>>>;
