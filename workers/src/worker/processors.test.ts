import { ROLE_MATCH } from '@trackrecord/contracts';
import { createProcessors, type ProcessorDependencies } from './processors.js';

const createRole = (match: number) => ({ title: `Role ${String(match)}`, match, description: '', requiredSkills: [] });

it('recommends no role with the match that marks a role as added by the user', async () => {
  const matches = [98, ROLE_MATCH.userAdded + 1, ROLE_MATCH.userAdded, ROLE_MATCH.userAdded - 1, 35];
  const ai = {
    recommendRoles: () => Promise.resolve({ engine: 'rules', value: matches.map(createRole) }),
  } as unknown as ProcessorDependencies['ai'];
  const processors = createProcessors({ ai } as ProcessorDependencies);
  const profile = { skills: [], projects: [], experiences: [] };
  const { value } = await processors['recommend-roles'](
    { profile },
    { uid: 'nadia', signal: new AbortController().signal },
  );
  expect(value.map(({ match }) => match)).toEqual([98, 71, 71, 69, 35]);
});
