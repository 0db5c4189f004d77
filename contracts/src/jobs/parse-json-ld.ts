// Without zod and without Node, because the browser extension loads it.

/**
 * Parses the text of a JSON-LD script. Publishers wrap it in comments and CDATA sections, begin it with a byte order
 * mark, end it with a comma or semicolon, put several objects into one script, leave line breaks in strings and commas
 * at the end of lists, and escape quotes as in HTML. Returns a list if there are several values, and undefined if the
 * text is not JSON in spite of all that.
 */
export function parseJsonLd(script: string): unknown {
  for (const toValues of [toSingleValue, splitValues, splitUnescapedValues]) {
    try {
      const values = toValues(script).map((json): unknown => JSON.parse(json));
      if (values.length > 0) return values.length === 1 ? values[0] : values;
    } catch {
      continue;
    }
  }
  return undefined;
}

const toSingleValue = (script: string): readonly string[] => [script];

/** Some publishers escape the whole script as HTML; browsers do not decode entities there. */
const splitUnescapedValues = (script: string): readonly string[] =>
  splitValues(script.replace(/&(?:quot|#34|#x22);/gi, '"'));

/** The parts of a script: strings, comments, words, and single marks. A part without an end reaches to the end. */
const PARTS =
  /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|\/\/[^\n]*|<!\[CDATA\[|[\s\uFEFF]+|[\w.:+-]+|[^]/g;
const SKIPPED = /^(?:\/\*|\/\/|[\s\uFEFF])/;
const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);
/** A comment that hides the mark of a section from browsers. The rest of its line is part of the script. */
const HIDDEN_MARK = /\/\/ ?(?:<!\[CDATA\[|\]\]>|<!--|-->)/g;

/** Splits a script into its values. Removes what is not JSON around them, and commas without a value after them. */
function splitValues(script: string): readonly string[] {
  const values: string[] = [];
  let parts: string[] = [];
  let depth = 0;
  let isCommaPending = false;
  for (const [part] of script.replace(HIDDEN_MARK, ' ').matchAll(PARTS)) {
    if (SKIPPED.test(part) || (depth === 0 && !OPENING.has(part))) continue;
    if (part === ',') {
      isCommaPending = true;
      continue;
    }
    if (isCommaPending && !CLOSING.has(part)) parts.push(',');
    isCommaPending = false;
    if (OPENING.has(part)) depth += 1;
    parts.push(part.startsWith('"') ? repairString(part) : part);
    if (!CLOSING.has(part)) continue;
    depth -= 1;
    if (depth > 0) continue;
    values.push(parts.join(''));
    parts = [];
  }
  return parts.length > 0 ? [...values, parts.join('')] : values;
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes the control characters of a string, and removes backslashes that escape nothing (`\'`). */
const repairString = (text: string): string =>
  text
    .replace(/\\(u[\da-f]{4}|["\\/bfnrt])|\\/gi, (_, escape: string | undefined) =>
      escape === undefined ? '' : `\\${escape}`,
    )
    .replace(/(?=[^ ])\p{Cc}/gu, (control) => ESCAPES[control] ?? ' ');
