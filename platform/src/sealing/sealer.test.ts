import { randomBytes } from 'node:crypto';
import { DecryptionError, seal } from './cipher.js';
import type { KeyStore } from './key-store.js';
import { Sealer } from './sealer.js';

const key = randomBytes(32);
const sealer = new Sealer({ find: () => Promise.resolve(key) } as unknown as KeyStore);

it('opens a sealed JSON value', async () => {
  const sealed = seal(key, Buffer.from('{"skills":[]}'), 'a context');
  expect(await sealer.open('ada', sealed, 'a context')).toEqual({ skills: [] });
});

it('does not quote a sealed value that is not JSON', async () => {
  const opened = sealer.open('ada', seal(key, Buffer.from('Zanzibar marker'), 'a context'), 'a context');
  await expect(opened).rejects.toBeInstanceOf(DecryptionError);
  await expect(opened).rejects.not.toMatchObject({ message: expect.stringContaining('Zanzibar') });
  await expect(opened).rejects.not.toHaveProperty('cause');
});
