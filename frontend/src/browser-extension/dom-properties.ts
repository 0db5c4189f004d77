// A form replaces its own properties with its fields of those names (`<input name="childNodes">`), so they are read
// from the prototypes.

const get = (prototype: object, name: string, node: Node): unknown => Reflect.get(prototype, name, node);

/** Returns the children of a node. */
export const getChildren = (node: Node): Iterable<Node> => get(Node.prototype, 'childNodes', node) as NodeList;

/** Returns the name of an HTML element in lower case. */
export const getName = (element: Element): string => get(Element.prototype, 'localName', element) as string;

/** Returns the attributes of an element by name. */
export const getAttributes = (element: Element): ReadonlyMap<string, string> =>
  new Map([...(get(Element.prototype, 'attributes', element) as NamedNodeMap)].map(({ name, value }) => [name, value]));
