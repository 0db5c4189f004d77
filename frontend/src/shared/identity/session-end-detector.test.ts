import { SessionEndDetector } from './session-end-detector';

const SESSION_ENDED_ERROR = Object.assign(new Error('Firebase: Error (auth/user-token-expired).'), {
  code: 'auth/user-token-expired',
});
const OFFLINE_ERROR = Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' });

describe('SessionEndDetector', () => {
  const createDetector = () => {
    const detector = new SessionEndDetector<string>();
    const notified: string[] = [];
    detector.handleUserChange('nadia', () => notified.push('nadia'));
    /** The SDK signs out before it rejects. */
    const failWith = (error: Error) =>
      detector.renewToken('nadia', () => {
        detector.handleUserChange(undefined, () => notified.push('signed out'));
        return Promise.reject(error);
      });
    return { detector, notified, failWith };
  };

  it('keeps the user when the provider ends the session', async () => {
    const { detector, notified, failWith } = createDetector();
    await expect(failWith(SESSION_ENDED_ERROR)).rejects.toBe(SESSION_ENDED_ERROR);
    expect([detector.endedUser, notified]).toEqual(['nadia', ['nadia']]);
    detector.handleUserChange('nadia', () => notified.push('nadia again'));
    expect([detector.endedUser, notified]).toEqual([undefined, ['nadia', 'nadia again']]);
  });

  it('reports a sign-out when a renewal fails for another reason', async () => {
    const { detector, notified, failWith } = createDetector();
    await expect(failWith(OFFLINE_ERROR)).rejects.toBe(OFFLINE_ERROR);
    expect([detector.endedUser, notified]).toEqual([undefined, ['nadia', 'signed out']]);
  });

  it('reports a sign-out outside a renewal', () => {
    const { detector, notified } = createDetector();
    detector.handleUserChange(undefined, () => notified.push('signed out'));
    expect([detector.endedUser, notified]).toEqual([undefined, ['nadia', 'signed out']]);
  });
});
