import { AUTH } from '@trackrecord/contracts/constants';
import type { PasswordValidationStatus } from 'firebase/auth';

type Demand = readonly [met: boolean | undefined, sentence: string];

const atLeast = (characters: number): string => `Use at least ${characters} characters.`;

/** What a password is missing under the provider's policy, as sentences (spec section 5, password policy). */
export function missingIn(status: PasswordValidationStatus): readonly string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const demands: readonly Demand[] = [
    [status.meetsMinPasswordLength, atLeast(minPasswordLength ?? AUTH.leastPasswordLength)],
    [status.meetsMaxPasswordLength, `Use at most ${maxPasswordLength ?? 4096} characters.`],
    [status.containsLowercaseLetter, 'Use a lowercase letter.'],
    [status.containsUppercaseLetter, 'Use an uppercase letter.'],
    [status.containsNumericCharacter, 'Use a number.'],
    [status.containsNonAlphanumericCharacter, 'Use a special character, such as ! or #.'],
  ];
  return demands.filter(([met]) => met === false).map(([, sentence]) => sentence);
}

/** The same without a policy to ask for, as with the emulator: the provider's default length. */
export const missingByDefault = (password: string): readonly string[] =>
  password.length < AUTH.leastPasswordLength ? [atLeast(AUTH.leastPasswordLength)] : [];
