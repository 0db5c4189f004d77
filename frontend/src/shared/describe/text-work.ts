/**
 * The works that made the descriptions in open forms, by the `control` of the form: null if the text was typed, absent
 * if it is still the text that was loaded. They are in no field and no draft, because schemas would remove them.
 */
const works = new WeakMap<object, string | null>();

/**
 * The id of the work that made a description: null if no work did, because it was typed or dictated on the device;
 * undefined if it is still the loaded text.
 */
export type TextWork = string | null | undefined;

export const getTextWork = (control: object): TextWork => works.get(control);

export function setTextWork(control: object, work: TextWork): void {
  if (work === undefined) works.delete(control);
  else works.set(control, work);
}
