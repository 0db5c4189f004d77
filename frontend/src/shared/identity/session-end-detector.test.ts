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
        session.handleUserChange(undefined, () => notified.push('nobody'));
        return Promise.reject(error);
      });
    return { session, told: notified, failWith };
  };

  it('keeps the user when the provider ends the session', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(sessionEnded)).rejects.toBe(sessionEnded);
    expect([session.endedUser, told]).toEqual(['nadia', ['nadia']]);
    session.handleUserChange('nadia', () => told.push('nadia again'));
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nadia again']]);
  });

  it('reports a sign-out when a renewal fails for another reason', async () => {
    const { session, told, failWith } = start();
    await expect(failWith(offline)).rejects.toBe(offline);
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });

  it('reports a sign-out outside a renewal', () => {
    const { session, told } = start();
    session.handleUserChange(undefined, () => told.push('nobody'));
    expect([session.endedUser, told]).toEqual([undefined, ['nadia', 'nobody']]);
  });
});
