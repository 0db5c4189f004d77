/**
 * Shows what was typed into fields before the popup closed, and keeps what is typed from now on. Kept in memory only,
 * until the browser closes. `key` names what the fields are about.
 */
export async function keepTypedValues(key: string, fields: readonly HTMLInputElement[]): Promise<void> {
  const { [key]: storedValue } = await chrome.storage.session.get(key);
  const storedValues = new Map(Object.entries(storedValue ?? {}));
  const typedValues: Record<string, string> = {};
  for (const field of fields) {
    const value: unknown = storedValues.get(field.id);
    if (typeof value === 'string') {
      field.value = value;
      typedValues[field.id] = value;
    }
    field.oninput = () => {
      typedValues[field.id] = field.value;
      void chrome.storage.session.set({ [key]: typedValues });
    };
  }
}

/** Forgets what was typed, once it is saved. */
export const forgetTypedValues = (key: string): Promise<void> => chrome.storage.session.remove(key);
