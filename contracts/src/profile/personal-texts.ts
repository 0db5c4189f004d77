/** A text of personal information that is optional and typed in one line. */
interface PersonalText {
  /** What editor, profile and History call it. */
  readonly label: string;
  /** In UTF-16 units. */
  readonly maxLength: number;
}

/**
 * The texts of personal information that have no rules of their own. Schemas, readers, differences, JSON Resume and the
 * tests take them from here; where they are typed and shown is decided place by place.
 */
export const PERSONAL_TEXTS = {
  phone: { label: 'Phone', maxLength: 40 },
  location: { label: 'Location', maxLength: 200 },
} as const satisfies Readonly<Record<string, PersonalText>>;

export type PersonalTextName = keyof typeof PERSONAL_TEXTS;

export const PERSONAL_TEXT_NAMES = Object.keys(PERSONAL_TEXTS) as readonly PersonalTextName[];

/** Returns a value for each of the texts. */
export const mapPersonalTexts = <Value>(toValue: (name: PersonalTextName) => Value): Record<PersonalTextName, Value> =>
  Object.fromEntries(PERSONAL_TEXT_NAMES.map((name) => [name, toValue(name)])) as Record<PersonalTextName, Value>;
