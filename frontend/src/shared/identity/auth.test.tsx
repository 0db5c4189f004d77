import { render, waitFor } from '@testing-library/react';
import { memoryIdentity, NADIA } from '../../testing/memory-identity';
import { expectConsoleErrors } from '../../testing/setup';
import { useAuth } from './auth-context';
import { authFailureOf, authFailureText, isChangeOfMind } from './auth-failure';
import type { SignedInUser } from './identity';
import { lazyIdentity } from './lazy-identity';
import { unmetDefaultRequirements, unmetRequirements } from './password-policy';
import { rememberSession, wasSignedIn } from './session-hint';

describe('useAuth', () => {
  it('throws outside an AuthProvider', () => {
    expectConsoleErrors(/./);
    const Outside = () => String(useAuth().loading);
    expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
  });
});

describe('A refusal of the provider', () => {
  const sdkError = (code: string, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).', 'Incorrect email or password.'],
    [
      'auth/weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'Password should be at least 6 characters.',
    ],
    ['auth/odd', 'Firebase: Error (auth/odd).', 'Something went wrong with the sign-in service. Please try again.'],
  ])('%s becomes a sentence', (code, message, sentence) => {
    expect(authFailureText(sdkError(code, message))).toBe(sentence);
    expect(authFailureOf(sdkError(code, message)).code).toBe(code);
  });

  it('gives way to another sentence only where the provider had none', () => {
    const otherwise = 'Failed to sign up with Google';
    expect(authFailureText(sdkError('auth/odd', 'Firebase: Error (auth/odd).'), otherwise)).toBe(otherwise);
    expect(authFailureText(new Error('boom'), otherwise)).toBe(otherwise);
    expect(authFailureText(sdkError('auth/odd', 'Firebase: No luck today (auth/odd).'), otherwise)).toBe(
      'No luck today.',
    );
  });

  it('is none when the person closed the window', () => {
    expect(isChangeOfMind(authFailureOf(sdkError('auth/popup-closed-by-user', 'x')))).toBe(true);
    expect(isChangeOfMind(authFailureOf(sdkError('auth/popup-blocked', 'x')))).toBe(false);
  });
});

describe('The password policy', () => {
  const policyWith = (minPasswordLength: number) => ({
    customStrengthOptions: { minPasswordLength },
    allowedNonAlphanumericCharacters: '',
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  });

  it('names everything a password is missing', () => {
    const status = {
      isValid: false,
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      passwordPolicy: policyWith(10),
    };
    const sentences = unmetRequirements(status, 'abcdefgh');
    expect(sentences).toEqual(['Use at least 10 characters.', 'Use an uppercase letter.', 'Use a number.']);
  });

  it('asks for 8 characters where the policy of a project asks for fewer', () => {
    const status = { isValid: true, meetsMinPasswordLength: true, passwordPolicy: policyWith(6) };
    expect(unmetRequirements(status, '1234567')).toEqual(['Use at least 8 characters.']);
    expect(unmetRequirements(status, '12345678')).toEqual([]);
  });

  it('asks for 8 characters where there is no policy to ask for, as with the emulator', () => {
    expect(unmetDefaultRequirements('1234567')).toEqual(['Use at least 8 characters.']);
    expect(unmetDefaultRequirements('12345678')).toEqual([]);
  });
});

describe('The identity whose SDK comes later', () => {
  type Observed = SignedInUser | null | 'unreachable';
  const unsubscribers: (() => void)[] = [];
  // A visitor's SDK loads when the page is idle, and must not change the session of the next test.
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

  it('tells a new visitor at once that nobody is signed in', () => {
    const load = jest.fn(() => Promise.resolve(memoryIdentity({ user: null })));
    expect(watchLazily(load).seen).toEqual([null]);
    expect(load).not.toHaveBeenCalled();
  });

  it('asks the SDK first where somebody was signed in, and remembers the answer', async () => {
    rememberSession(true);
    const { seen, identity } = watchLazily(() => Promise.resolve(memoryIdentity({ user: NADIA })));
    expect(seen).toEqual([]);
    await waitFor(() => expect(seen).toEqual([NADIA]));
    expect(wasSignedIn()).toBe(true);
    expect(await identity.token()).toBe('token-of-nadia');
  });

  it('does not say that nobody is signed in when the SDK cannot be loaded, and goes on once it can', async () => {
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

  it('says nothing more to who has stopped watching', async () => {
    rememberSession(true);
    const sdk = memoryIdentity({ user: NADIA });
    const { seen, identity, stop } = watchLazily(failOnce(sdk));
    await waitFor(() => expect(seen).toEqual(['unreachable']));
    stop();
    await identity.signIn('nadia@example.com', 'secret12');
    expect(seen).toEqual(['unreachable']);
  });
});
