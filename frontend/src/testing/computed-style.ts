const jsdomGetComputedStyle = window.getComputedStyle.bind(window);

const isStyled = (element: Element): element is Element & ElementCSSInlineStyle => element.hasAttribute('style');

/** The attributes in the rules about `display` of jsdom's default style sheet. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'type'];
const defaultDisplays = new Map<string, string>();

/** Returns the `display` of jsdom's default style sheet. Asks jsdom once for each tag with these attributes. */
function getDefaultDisplay(element: Element): string {
  const attributes = DISPLAY_ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const);
  const key = JSON.stringify([element.tagName, attributes]);
  const knownDisplay = defaultDisplays.get(key);
  if (knownDisplay !== undefined) return knownDisplay;
  const sample = document.createElementNS(element.namespaceURI, element.localName);
  for (const [name, value] of attributes) if (value !== null) sample.setAttribute(name, value);
  const { display } = jsdomGetComputedStyle(sample);
  defaultDisplays.set(key, display);
  return display;
}

/** Returns the inline value of the element, or of its nearest ancestor that has one. */
function getInherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const value = isStyled(current) ? current.style[property] : '';
    if (value !== '') return value;
  }
  return initial;
}

/**
 * Replaces jsdom's getComputedStyle, which matches all rules of its default style sheet and computes all colors for
 * every call; queries by role call it for every element and its ancestors. Computes `display`, `visibility` and
 * `pointer-events` from inline styles, and `display` also from the default style sheet; all other properties are the
 * inline ones. The tests load no CSS.
 */
export const getComputedStyle: typeof window.getComputedStyle = (element) => {
  const { style } = element as Element & ElementCSSInlineStyle;
  const compute = (property: string): string | undefined => {
    if (property === 'display') return style.display === '' ? getDefaultDisplay(element) : style.display;
    if (property === 'visibility') return getInherited(element, 'visibility', 'visible');
    if (property === 'pointerEvents' || property === 'pointer-events')
      return getInherited(element, 'pointerEvents', 'auto');
    return undefined;
  };
  return new Proxy(style, {
    get: (_target, property): unknown => {
      if (property === 'getPropertyValue') return (name: string) => compute(name) ?? style.getPropertyValue(name);
      return (typeof property === 'string' ? compute(property) : undefined) ?? Reflect.get(style, property);
    },
  });
};
