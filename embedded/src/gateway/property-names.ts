/** The names of all properties that the schemas in a document describe. */
export function propertyNames(within: unknown): ReadonlySet<unknown> {
  if (typeof within !== 'object' || within === null) return new Set();
  return new Set(
    Object.entries(within).flatMap(([key, value]: [string, unknown]) => [
      ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
      ...propertyNames(value),
    ]),
  );
}
