import { SessionEndDetector } from './session-end-detector';

const sessionEnded = Object.assign(new Error('Firebase: Error (auth/user-token-expired).'), {
  code: 'auth/user-token-expired',
});
const offline = Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' });

describe('A session', () => {
  const start = () => {
    const session = new SessionEndDetector<string>();
    const notified: string[] = [];
    session.handleUserChange('nadia', () => notified.push('nadia'));
    /** The SDK signs out before it says why. */
    const failWith = (error: Error) =>
      session.renewToken('nadia', () => {
        session.handleUserChange(undefined, () => notified.push('nobody'));
        return Promise.reject(error);
      });
    return { session, told: notified, failWith };
  };

  it('that the provider ends keeps its person, so that they can sign in again', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(sessionEnded)).rejects.toBe(sessionEnded);
    expect([session.endedUser, told]).toEqual(['nadia', ['nadia']]);
    session.handleUserChange('nadia', () => told.push('nadia again'));
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nadia again']]);
  });

  it('that ends for another reason during a renewal is a sign-out', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(offline)).rejects.toBe(offline);
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });

  it('that ends without a renewal is a sign-out', () => {
    const { session, told } = start();
    session.handleUserChange(undefined, () => told.push('nobody'));
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });
});
