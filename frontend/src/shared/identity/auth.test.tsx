import { render } from '@testing-library/react';
import { memoryIdentity, NADIA } from '../../testing/memory-identity';
import { expectConsoleErrors } from '../../testing/setup';
import { useAuth } from './auth-context';
import { authFailureOf, isChangeOfMind } from './auth-failure';
import type { SignedInUser } from './identity';
import { lazyIdentity } from './lazy-identity';
import { missingByDefault, missingIn } from './password-policy';
import { noteSession, somebodyWasSignedIn } from './session-hint';

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
    [
      'auth/invalid-credential',
      'Firebase: Error (auth/invalid-credential).',
      'The email or the password is not right.',
    ],
    [
      'auth/weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'Password should be at least 6 characters.',
    ],
    ['auth/odd', 'Firebase: Error (auth/odd).', 'Something went wrong with the sign-in service. Please try again.'],
  ])('%s becomes a sentence', (code, message, sentence) => {
    expect(authFailureOf(sdkError(code, message))).toMatchObject({ code, message: sentence });
  });

  it('is none when the person closed the window', () => {
    expect(isChangeOfMind(authFailureOf(sdkError('auth/popup-closed-by-user', 'x')))).toBe(true);
    expect(isChangeOfMind(authFailureOf(sdkError('auth/popup-blocked', 'x')))).toBe(false);
  });
});

describe('The password policy', () => {
  it('names everything a password is missing', () => {
    const sentences = missingIn({
      isValid: false,
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      passwordPolicy: {
        customStrengthOptions: { minPasswordLength: 10 },
        allowedNonAlphanumericCharacters: '',
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
      },
    });
    expect(sentences).toEqual(['Use at least 10 characters.', 'Use an upper-case letter.', 'Use a digit.']);
  });

  it('asks for six characters where there is none', () => {
    expect(missingByDefault('12345')).toEqual(['Use at least 6 characters.']);
    expect(missingByDefault('123456')).toEqual([]);
  });
});

describe('The identity whose SDK comes later', () => {
  const watching = (load: () => Promise<ReturnType<typeof memoryIdentity>>) => {
    const seen: (SignedInUser | null)[] = [];
    let next: () => void = () => undefined;
    const identity = lazyIdentity(load);
    identity.watch((user) => {
      seen.push(user);
      next();
    });
    const another = () => new Promise<void>((resolve) => (next = resolve));
    return { seen, identity, another };
  };

  it('tells a new visitor at once that nobody is signed in', () => {
    const load = jest.fn(() => Promise.resolve(memoryIdentity({ user: null })));
    expect(watching(load).seen).toEqual([null]);
    expect(load).not.toHaveBeenCalled();
  });

  it('asks the SDK first where somebody was signed in, and remembers the answer', async () => {
    noteSession(true);
    const { seen, another, identity } = watching(() => Promise.resolve(memoryIdentity({ user: NADIA })));
    expect(seen).toEqual([]);
    await another();
    expect(seen).toEqual([NADIA]);
    expect(somebodyWasSignedIn()).toBe(true);
    expect(await identity.token()).toBe('token-of-nadia');
  });

  it('says that nobody is signed in when the SDK cannot be loaded, and can try again', async () => {
    noteSession(true);
    const load = jest
      .fn<Promise<ReturnType<typeof memoryIdentity>>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(memoryIdentity({ user: null }));
    const { seen, another, identity } = watching(load);
    await another();
    expect(seen).toEqual([null]);
    expect(await identity.signIn('nadia@example.com', 'secret12')).toMatchObject({ email: 'nadia@example.com' });
  });
});
