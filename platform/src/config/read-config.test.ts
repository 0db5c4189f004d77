import { ConfigError, readConfig } from './read-config.js';
import { identityVariables, sealingVariables, serverVariables, findProductionProblem } from './variables.js';

const key = Buffer.alloc(32, 7).toString('base64');

it('names every missing or invalid variable in one line, without its value', () => {
  const read = () =>
    readConfig(sealingVariables.extend(serverVariables.shape), { MASTER_KEY: 'hunter2', PORT: '99999' });
  expect(read).toThrow(ConfigError);
  const message = (() => {
    try {
      read();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  for (const name of ['KEYS_MONGODB_URL: is missing', 'MASTER_KEY', 'PORT']) expect(message).toContain(name);
  expect(message).not.toMatch(/hunter2|\n/);
});

it('reads variables and applies defaults', () => {
  const config = readConfig(serverVariables.extend(sealingVariables.shape), {
    KEYS_MONGODB_URL: 'mongodb://127.0.0.1/keys',
    MASTER_KEY: key,
  });
  expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 0, MASTER_KEY: Buffer.alloc(32, 7) });
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'real' };

  it('rejects the Auth emulator', () => {
    expect(findProductionProblem({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' })).toMatch(
      /EMULATOR_HOST/,
    );
  });

  it('rejects a demo project', () => {
    expect(findProductionProblem({ ...production, FIREBASE_PROJECT_ID: 'demo-x' })).toMatch(/FIREBASE_PROJECT_ID/);
  });

  it('rejects the Auth emulator even in a process that does not use Firebase', () => {
    const env = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' };
    expect(() => readConfig(serverVariables, env)).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/);
  });

  it('accepts a real project', () => {
    expect(findProductionProblem(production)).toBeUndefined();
    expect(identityVariables.safeParse({ FIREBASE_PROJECT_ID: 'real' }).success).toBe(true);
  });
});
