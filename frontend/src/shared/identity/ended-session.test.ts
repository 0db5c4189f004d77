import { EndedSession } from './ended-session';

const ended = Object.assign(new Error('Firebase: Error (auth/user-token-expired).'), {
  code: 'auth/user-token-expired',
});
const offline = Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' });

describe('A session', () => {
  const start = () => {
    const session = new EndedSession<string>();
    const told: string[] = [];
    session.change('nadia', () => told.push('nadia'));
    /** The SDK signs out before it says why. */
    const failWith = (error: Error) =>
      session.renew('nadia', () => {
        session.change(undefined, () => told.push('nobody'));
        return Promise.reject(error);
      });
    return { session, told, failWith };
  };

  it('that the provider ends keeps its person, so that they can sign in again', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(ended)).rejects.toBe(ended);
    expect([session.ended, told]).toEqual(['nadia', ['nadia']]);
    session.change('nadia', () => told.push('nadia again'));
    expect([session.ended, told]).toEqual([undefined, ['nadia', 'nadia again']]);
  });

  it('that ends for another reason during a renewal is a sign-out', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(offline)).rejects.toBe(offline);
    expect([session.ended, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });

  it('that ends without a renewal is a sign-out', () => {
    const { session, told } = start();
    session.change(undefined, () => told.push('nobody'));
    expect([session.ended, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });
});
