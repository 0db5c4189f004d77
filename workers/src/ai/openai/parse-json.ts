/** Parses JSON; returns undefined if it is invalid. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Extracts the JSON object from a model's response, which may be wrapped in a code fence or other text if the server
 * does not support JSON output. Returns undefined if there is none.
 */
export function extractJson(content: string): unknown {
  const json = tryParseJson(content);
  if (json !== undefined) return json;
  // Some models put their thoughts, which may contain braces, into such an element; servers may drop its beginning.
  const withoutThoughts = content.slice(content.lastIndexOf('</think>') + 1);
  const start = withoutThoughts.indexOf('{');
  return start === -1 ? undefined : tryParseJson(withoutThoughts.slice(start, withoutThoughts.lastIndexOf('}') + 1));
}
