import { believing } from '../testing/believing.js';
import { refuseErased } from './refuse-erased.js';

const identities = refuseErased(believing, { has: (uid) => Promise.resolve(uid === 'gone') });

it('a token is believed unless its account is erased', async () => {
  await expect(identities.verify('here')).resolves.toMatchObject({ uid: 'here' });
  await expect(identities.verify('gone')).rejects.toMatchObject({ code: 'account-gone' });
});

it('while it cannot be told who is erased, nobody is let in', async () => {
  const down = refuseErased(believing, { has: () => Promise.reject(new Error('down')) });
  await expect(down.verify('here')).rejects.toThrow('down');
});
