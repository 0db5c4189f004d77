import { SessionEndDetector } from './session-end-detector';

const sessionEnded = Object.assign(new Error('Firebase: Error (auth/user-token-expired).'), {
  code: 'auth/user-token-expired',
});
const offline = Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' });

describe('SessionEndDetector', () => {
  const start = () => {
    const session = new SessionEndDetector<string>();
    const notified: string[] = [];
    session.handleUserChange('nadia', () => notified.push('nadia'));
    /** The SDK signs out before it rejects. */
    const failWith = (error: Error) =>
      session.renewToken('nadia', () => {
        session.handleUserChange(undefined, () => notified.push('signed out'));
        return Promise.reject(error);
      });
    return { session, notified, failWith };
  };

  it('keeps the user when the provider ends the session', async () => {
    const { session, notified, failWith } = start();
    await expect(failWith(sessionEnded)).rejects.toBe(sessionEnded);
    expect([session.endedUser, notified]).toEqual(['nadia', ['nadia']]);
    session.handleUserChange('nadia', () => notified.push('nadia again'));
    expect([session.endedUser, notified]).toEqual([undefined, ['nadia', 'nadia again']]);
  });

  it('reports a sign-out when a renewal fails for another reason', async () => {
    const { session, notified, failWith } = start();
    await expect(failWith(offline)).rejects.toBe(offline);
    expect([session.endedUser, notified]).toEqual([undefined, ['nadia', 'signed out']]);
  });

  it('reports a sign-out outside a renewal', () => {
    const { session, notified } = start();
    session.handleUserChange(undefined, () => notified.push('signed out'));
    expect([session.endedUser, notified]).toEqual([undefined, ['nadia', 'signed out']]);
  });
});
