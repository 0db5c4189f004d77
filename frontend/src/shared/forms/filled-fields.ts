import { flushSync } from 'react-dom';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden], [type=submit])';

/** Values that are known from an event of the control. */
const knownValues = new WeakMap<TextControl, string>();

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns true if a value was set without an event, and not by React, which sets the default value as well. */
const isFilledSilently = (control: TextControl): boolean =>
  control.value !== control.defaultValue && control.value !== knownValues.get(control);

/**
 * Sets a value again, so that React does not ignore the event of it: React remembers the last value that was set through
 * the property of the element itself. Keeps the caret.
 */
function setAgain(control: TextControl, value: string): void {
  const isFocused = control === document.activeElement;
  const { selectionStart, selectionEnd } = control;
  // Fields for email addresses and numbers do not tell where their caret is.
  if (isFocused && selectionStart === null) return;
  control.value = '';
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', value, control);
  if (isFocused) control.setSelectionRange(selectionStart, selectionEnd);
}

/** Dispatches the event that was missing. */
function reportValue(control: TextControl, value: string): void {
  setAgain(control, value);
  // Before the event that follows, such as a submit, is handled.
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
}

function reportFilledFields(): void {
  // All values first: when React renders one of them, it resets the others.
  const filledFields = [...document.querySelectorAll<TextControl>(TEXT_CONTROLS)]
    .filter(isFilledSilently)
    .map((control) => ({ control, value: control.value }));
  for (const { control, value } of filledFields) knownValues.set(control, value);
  for (const { control, value } of filledFields) reportValue(control, value);
}

/**
 * Makes values count that a password manager or form filler sets without an event: they are reported before the next
 * input, click, Enter or submit is handled. Returns a function that stops this.
 */
export function watchFilledFields(): () => void {
  const reportOtherFields = ({ target }: Event): void => {
    if (isTextControl(target)) knownValues.set(target, target.value);
    reportFilledFields();
  };
  const reportOnEnter = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') reportFilledFields();
  };
  document.addEventListener('input', reportOtherFields, true);
  document.addEventListener('click', reportFilledFields, true);
  document.addEventListener('submit', reportFilledFields, true);
  document.addEventListener('keydown', reportOnEnter, true);
  return () => {
    document.removeEventListener('input', reportOtherFields, true);
    document.removeEventListener('click', reportFilledFields, true);
    document.removeEventListener('submit', reportFilledFields, true);
    document.removeEventListener('keydown', reportOnEnter, true);
  };
}
