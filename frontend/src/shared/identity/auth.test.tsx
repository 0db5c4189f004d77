import { render, waitFor } from '@testing-library/react';
import { memoryIdentity, NADIA } from '../../testing/memory-identity';
import { expectConsoleErrors } from '../../testing/setup';
import { useAuth } from './auth-context';
import { toAuthError, getAuthErrorMessage, isCancelledByUser } from './auth-error';
import type { SignedInUser } from './identity';
import { lazyIdentity, rememberSession, wasSignedIn } from './lazy-identity';
import { getUnmetDefaultRequirements, getUnmetRequirements } from './password-policy';

describe('useAuth', () => {
  it('throws outside an AuthProvider', () => {
    expectConsoleErrors(/./);
    const Outside = () => String(useAuth().loading);
    expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  });
});

describe('Identity provider errors', () => {
  const sdkError = (code: string, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).', 'Incorrect email or password.'],
    [
      'auth/weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'Password should be at least 6 characters.',
    ],
    ['auth/odd', 'Firebase: Error (auth/odd).', 'Something went wrong with the sign-in service. Please try again.'],
  ])('converts %s to a message', (code, message, sentence) => {
    expect(getAuthErrorMessage(sdkError(code, message))).toBe(sentence);
    expect(toAuthError(sdkError(code, message)).code).toBe(code);
  });

  it('uses the fallback only if the provider has no message', () => {
    const otherwise = 'Failed to sign up with Google';
    expect(getAuthErrorMessage(sdkError('auth/odd', 'Firebase: Error (auth/odd).'), otherwise)).toBe(otherwise);
    expect(getAuthErrorMessage(new Error('boom'), otherwise)).toBe(otherwise);
    expect(getAuthErrorMessage(sdkError('auth/odd', 'Firebase: No luck today (auth/odd).'), otherwise)).toBe(
      'No luck today.',
    );
  });

  it('recognises a sign-in window closed by the user', () => {
    expect(isCancelledByUser(toAuthError(sdkError('auth/popup-closed-by-user', 'x')))).toBe(true);
    expect(isCancelledByUser(toAuthError(sdkError('auth/popup-blocked', 'x')))).toBe(false);
  });
});

describe('Password policy', () => {
  const policyWith = (minPasswordLength: number) => ({
    customStrengthOptions: { minPasswordLength },
    allowedNonAlphanumericCharacters: '',
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  });

  it('lists every unmet requirement', () => {
    const status = {
      isValid: false,
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      passwordPolicy: policyWith(10),
    };
    const sentences = getUnmetRequirements(status, 'abcdefgh');
    expect(sentences).toEqual(['Use at least 10 characters.', 'Use an uppercase letter.', 'Use a number.']);
  });

  it('requires 8 characters if the policy of the project requires fewer', () => {
    const status = { isValid: true, meetsMinPasswordLength: true, passwordPolicy: policyWith(6) };
    expect(getUnmetRequirements(status, '1234567')).toEqual(['Use at least 8 characters.']);
    expect(getUnmetRequirements(status, '12345678')).toEqual([]);
  });

  it('requires 8 characters without a policy, as with the emulator', () => {
    expect(getUnmetDefaultRequirements('1234567')).toEqual(['Use at least 8 characters.']);
    expect(getUnmetDefaultRequirements('12345678')).toEqual([]);
  });
});

describe('lazyIdentity', () => {
  type Observed = SignedInUser | null | 'unreachable';
  const unsubscribers: (() => void)[] = [];
  // The SDK of a visitor loads when the page is idle, and must not change the session of the next test.
  afterEach(() => unsubscribers.splice(0).forEach((stop) => stop()));

  const watchLazily = (load: () => Promise<ReturnType<typeof memoryIdentity>>) => {
    const observed: Observed[] = [];
    const identity = lazyIdentity(load);
    const stop = identity.watch(
      (user) => observed.push(user),
      () => observed.push('unreachable'),
    );
    unsubscribers.push(stop);
    return { seen: observed, identity, stop };
  };
  const failOnce = (identity: ReturnType<typeof memoryIdentity>) =>
    jest
      .fn<Promise<ReturnType<typeof memoryIdentity>>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(identity);

  it('reports a new visitor as signed out without loading the SDK', () => {
    const load = jest.fn(() => Promise.resolve(memoryIdentity({ user: null })));
    expect(watchLazily(load).seen).toEqual([null]);
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for the SDK if a user was signed in, and stores the session hint', async () => {
    rememberSession(true);
    const { seen, identity } = watchLazily(() => Promise.resolve(memoryIdentity({ user: NADIA })));
    expect(seen).toEqual([]);
    await waitFor(() => expect(seen).toEqual([NADIA]));
    expect(wasSignedIn()).toBe(true);
    expect(await identity.getToken()).toBe('token-of-nadia');
  });

  it('reports unreachable if the SDK cannot be loaded, and recovers with the next call', async () => {
    rememberSession(true);
    const sdk = memoryIdentity({ user: null });
    const { seen, identity } = watchLazily(failOnce(sdk));
    await waitFor(() => expect(seen).toEqual(['unreachable']));
    expect(wasSignedIn()).toBe(true);
    await identity.signIn('nadia@example.com', 'secret12');
    expect(seen).toEqual(['unreachable', null, expect.objectContaining({ email: 'nadia@example.com' })]);
    sdk.change(null);
    expect(seen.at(-1)).toBeNull();
  });

  it('does not call a listener that was removed', async () => {
    rememberSession(true);
    const sdk = memoryIdentity({ user: NADIA });
    const { seen, identity, stop } = watchLazily(failOnce(sdk));
    await waitFor(() => expect(seen).toEqual(['unreachable']));
    stop();
    await identity.signIn('nadia@example.com', 'secret12');
    expect(seen).toEqual(['unreachable']);
  });
});
