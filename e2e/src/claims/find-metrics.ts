const CREATED = /\bcreate(?:Counter|Gauges?|SetGauge|SingleGauge|Histogram)(?:<[^>]*>)?\(\s*'(\w+)'/g;
const CONSTRUCTED = /\bnew (?:Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'/g;

/** Finds the names of the metrics that a source file creates. */
export const findCreatedMetrics = (source: string): readonly string[] =>
  [CREATED, CONSTRUCTED].flatMap((pattern) => Array.from(source.matchAll(pattern), ([, name = '']) => name));

const TEXT = /'[^']*'|"[^"]*"/g;
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const MATCHERS_OR_RANGE = /\{[^}]*\}|\[[^\]]*\]/g;
const NUMBER = /\b\d[\w.]*/g;
const NAME = /\b[a-z_:][\w:]*\b(?!\s*\()/gi;
const KEYWORDS = new Set(['and', 'bool', 'offset', 'or', 'unless']);

/** Finds the names of the metrics in an expression of Prometheus. */
export const findMetrics = (expression: string): readonly string[] => {
  const text = [TEXT, MATCHERS_OR_RANGE, GROUPING, NUMBER].reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    expression,
  );
  return Array.from(text.matchAll(NAME), ([name]) => name).filter((name) => !KEYWORDS.has(name));
};

/** Finds the values with which an expression of Prometheus compares a label. Variables of Grafana are left out. */
export const findLabelValues = (expression: string, label: string): readonly string[] =>
  Array.from(expression.matchAll(/(?<label>\w+)\s*(?:=~|!~|!=|=)\s*"(?<values>[^"]*)"/g), ({ groups }) => groups)
    .filter((groups) => groups?.['label'] === label)
    .flatMap((groups) => groups?.['values']?.split('|') ?? [])
    .filter((value) => !value.startsWith('$'));
