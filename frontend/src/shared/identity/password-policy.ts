import { MIN_NEW_PASSWORD_LENGTH } from '@trackrecord/contracts/constants';
import type { PasswordValidationStatus } from 'firebase/auth';

type Requirement = readonly [isMet: boolean | undefined, sentence: string];

const DEFAULT_MAX_PASSWORD_LENGTH = 4_096;

const formatMinLength = (characters: number): string => `Use at least ${characters} characters.`;

/**
 * Returns the unmet requirements of the provider's policy and our minimum length as sentences (spec section 5, password
 * policy). The stricter of the two lengths applies.
 */
export function getUnmetRequirements(status: PasswordValidationStatus, password: string): readonly string[] {
  const { minPasswordLength = 0, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const minLength = Math.max(minPasswordLength, MIN_NEW_PASSWORD_LENGTH);
  const requirements: readonly Requirement[] = [
    [status.meetsMinPasswordLength !== false && password.length >= MIN_NEW_PASSWORD_LENGTH, formatMinLength(minLength)],
    [status.meetsMaxPasswordLength, `Use at most ${maxPasswordLength ?? DEFAULT_MAX_PASSWORD_LENGTH} characters.`],
    [status.containsLowercaseLetter, 'Use a lowercase letter.'],
    [status.containsUppercaseLetter, 'Use an uppercase letter.'],
    [status.containsNumericCharacter, 'Use a number.'],
    [status.containsNonAlphanumericCharacter, 'Use a special character, such as ! or #.'],
  ];
  return requirements.filter(([isMet]) => isMet === false).map(([, sentence]) => sentence);
}

/** Returns the unmet requirements without a provider policy, as with the emulator: only our minimum length. */
export const getUnmetDefaultRequirements = (password: string): readonly string[] =>
  password.length < MIN_NEW_PASSWORD_LENGTH ? [formatMinLength(MIN_NEW_PASSWORD_LENGTH)] : [];
