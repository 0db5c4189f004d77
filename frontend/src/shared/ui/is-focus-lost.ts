/**
 * Returns true if no control has the focus, only the page or an ancestor of `container`. Browsers remove the focus from
 * controls that are disabled or removed, and a surrounding dialog then takes it.
 */
export function isFocusLost(container: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || (container !== null && activeElement.contains(container));
}
