/**
 * Returns whether no control has the focus: the page has it, or something around `place`. The browser takes the focus off
 * a control that is disabled or removed, and a dialog around it takes the focus then.
 */
export function isFocusLost(place: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || (place !== null && activeElement.contains(place));
}
