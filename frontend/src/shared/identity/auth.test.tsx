import { render, waitFor } from '@testing-library/react';
import { memoryIdentity, NADIA } from '../../testing/memory-identity';
import { allowConsoleErrors } from '../../testing/setup';
import { useAuth } from './auth-context';
import { toAuthError, getAuthErrorMessage, isCancelledByUser } from './auth-error';
import type { SignedInUser } from './identity';
import { lazyIdentity, rememberSession, wasSignedIn } from './lazy-identity';
import { getUnmetDefaultRequirements, getUnmetRequirements } from './password-policy';

describe('useAuth', () => {
  it('throws outside an AuthProvider', () => {
    allowConsoleErrors(/./);
    const Outside = () => String(useAuth().loading);
    expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  });
});

describe('Identity provider errors', () => {
  const makeSdkError = (code: string, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).', 'Incorrect email or password.'],
    [
      'auth/weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'Password should be at least 6 characters.',
    ],
    ['auth/odd', 'Firebase: Error (auth/odd).', 'Something went wrong with the sign-in service. Please try again.'],
  ])('converts %s to a message', (code, message, text) => {
    expect(getAuthErrorMessage(makeSdkError(code, message))).toBe(text);
    expect(toAuthError(makeSdkError(code, message)).code).toBe(code);
  });

  it('uses the fallback only if the provider has no message', () => {
    const fallback = 'Failed to sign up with Google';
    expect(getAuthErrorMessage(makeSdkError('auth/odd', 'Firebase: Error (auth/odd).'), fallback)).toBe(fallback);
    expect(getAuthErrorMessage(new Error('boom'), fallback)).toBe(fallback);
    expect(getAuthErrorMessage(makeSdkError('auth/odd', 'Firebase: No luck today (auth/odd).'), fallback)).toBe(
      'No luck today.',
    );
  });

  it('recognizes a sign-in window closed by the user', () => {
    expect(isCancelledByUser(toAuthError(makeSdkError('auth/popup-closed-by-user', 'x')))).toBe(true);
    expect(isCancelledByUser(toAuthError(makeSdkError('auth/popup-blocked', 'x')))).toBe(false);
  });
});

describe('Password policy', () => {
  const makePolicy = (minPasswordLength: number) => ({
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
      passwordPolicy: makePolicy(10),
    };
    const sentences = getUnmetRequirements(status, 'abcdefgh');
    expect(sentences).toEqual(['Use at least 10 characters.', 'Use an uppercase letter.', 'Use a number.']);
  });

  it('requires 8 characters if the policy of the project requires fewer', () => {
    const status = { isValid: true, meetsMinPasswordLength: true, passwordPolicy: makePolicy(6) };
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
  const watchLazily = (load: () => Promise<ReturnType<typeof memoryIdentity>>) => {
    const observed: Observed[] = [];
    const laterTasks: (() => void)[] = [];
    const identity = lazyIdentity(load, (task) => laterTasks.push(task));
    const stop = identity.watch(
      (user) => observed.push(user),
      () => observed.push('unreachable'),
    );
    return { observed, identity, stop, runLaterTasks: () => laterTasks.forEach((run) => run()) };
  };
  const failOnce = (identity: ReturnType<typeof memoryIdentity>) =>
    jest
      .fn<Promise<ReturnType<typeof memoryIdentity>>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(identity);

  it('reports a new visitor as signed out without loading the SDK', () => {
    const load = jest.fn(() => Promise.resolve(memoryIdentity({ user: null })));
    expect(watchLazily(load).observed).toEqual([null]);
    expect(load).not.toHaveBeenCalled();
  });

  it('corrects later that a visitor is signed in', async () => {
    const { observed, runLaterTasks } = watchLazily(() => Promise.resolve(memoryIdentity({ user: NADIA })));
    runLaterTasks();
    await waitFor(() => expect(observed).toEqual([null, NADIA]));
  });

  it('waits for the SDK if a user was signed in, and stores the session hint', async () => {
    rememberSession(true);
    const { observed, identity } = watchLazily(() => Promise.resolve(memoryIdentity({ user: NADIA })));
    expect(observed).toEqual([]);
    await waitFor(() => expect(observed).toEqual([NADIA]));
    expect(wasSignedIn()).toBe(true);
    expect(await identity.getToken()).toBe('token-of-nadia');
  });

  it('reports unreachable if the SDK cannot be loaded, and recovers with the next call', async () => {
    rememberSession(true);
    const sdk = memoryIdentity({ user: null });
    const { observed, identity } = watchLazily(failOnce(sdk));
    await waitFor(() => expect(observed).toEqual(['unreachable']));
    expect(wasSignedIn()).toBe(true);
    await identity.signIn('nadia@example.com', 'secret12');
    expect(observed).toEqual(['unreachable', null, expect.objectContaining({ email: 'nadia@example.com' })]);
    sdk.setUser(null);
    expect(observed.at(-1)).toBeNull();
  });

  it('does not call a listener that was removed', async () => {
    rememberSession(true);
    const sdk = memoryIdentity({ user: NADIA });
    const { observed, identity, stop } = watchLazily(failOnce(sdk));
    await waitFor(() => expect(observed).toEqual(['unreachable']));
    stop();
    await identity.signIn('nadia@example.com', 'secret12');
    expect(observed).toEqual(['unreachable']);
  });
});
