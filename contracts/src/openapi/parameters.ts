import { ONBOARDING_STEPS } from '../onboarding/names.js';
import type { RouteName } from '../http/routes.js';
import type { Parameter } from './openapi.js';
import type { QueryDefinition } from './route-definition.js';
import { schemaOfSent } from './to-json-schema.js';

type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never;

const text = { type: 'string', minLength: 1 } as const;

/** What the parts of paths stand for. */
const PARTS: Readonly<Record<PartsOf<RouteName>, Pick<Parameter, 'description' | 'schema'>>> = {
  uid: { description: 'The id of the signed-in user: the `sub` of the token.', schema: text },
  step: { description: 'A step of the wizard.', schema: { type: 'string', enum: [...ONBOARDING_STEPS] } },
  eventId: { description: 'The id of a change, as the history tells it.', schema: text },
  profileId: { description: 'The `_id` of the profile, which is the uid.', schema: text },
  jobId: { description: 'The id of a job, as lists of jobs tell it.', schema: text },
  id: { description: 'The number of an erasure.', schema: { type: 'string', format: 'uuid' } },
  asset: { description: 'A file of the documentation page.', schema: text },
};

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** The parameters in a path. @throws for one that nothing is said about. */
export const pathParameters = (path: string): readonly Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    if (!isPart(name)) throw new Error(`Nothing is said about {${name}} in ${path}`);
    return { name, in: 'path', required: true, ...PARTS[name] };
  });

/** The fields of a query as parameters. @throws for one that nothing is said about. */
export function queryParameters({ schema, words }: QueryDefinition): readonly Parameter[] {
  const { properties = {}, required = [] } = schemaOfSent(schema);
  return Object.entries(properties).map(([name, field]): Parameter => {
    const description = words[name];
    if (description === undefined || typeof field === 'boolean') throw new Error(`Nothing is said about ?${name}=`);
    return { name, in: 'query', required: required.includes(name), description, schema: field };
  });
}
