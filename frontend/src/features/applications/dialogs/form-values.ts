/** Returns a trimmed text; undefined if it is empty. */
export const toOptionalText = (text: string): string | undefined => text.trim() || undefined;

/** Returns an error message for each of these texts that is empty. */
export function requireTexts<Name extends string>(
  values: Readonly<Record<Name, string>>,
  messages: Readonly<Partial<Record<Name, string>>>,
): Partial<Record<Name, string>> {
  const missingTextMessages = Object.entries(messages).filter(([name]) => values[name as Name].trim() === '');
  return Object.fromEntries(missingTextMessages) as Partial<Record<Name, string>>;
}
