import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { ValueTest } from './terms.js';

/** The `$options` beside a `$regex`, if there are any. */
export function optionsOf(operators: Doc): string | undefined {
  const options = operators.fields.get('$options');
  if (options === undefined) return undefined;
  if (options.type !== 'string') throw new CommandError('BadValue', '$options has to be a string');
  return options.value;
}

/** Whether a string matches a regular expression: a string or a BSON one, with the options `i`, `m` and `s`. */
export function regexTest(argument: Value, options: string | undefined): ValueTest {
  const expression = compileRegex(argument, options);
  return (found) => {
    if (found?.type === 'string') return expression.test(found.value);
    return found?.type === 'regex' && argument.type === 'regex' && sameExpression(found, argument);
  };
}

type Regex = Extract<Value, { type: 'regex' }>;

function sameExpression(a: Regex, b: Regex): boolean {
  return a.pattern === b.pattern && a.options === b.options;
}

function compileRegex(argument: Value, options: string | undefined): RegExp {
  if (argument.type !== 'string' && argument.type !== 'regex') {
    throw new CommandError('BadValue', '$regex has to be a string');
  }
  if (argument.type === 'regex' && argument.options !== '' && options !== undefined) {
    throw new CommandError('Location51091', 'options set in both $regex and $options');
  }
  const pattern = argument.type === 'regex' ? argument.pattern : argument.value;
  const flags = options ?? (argument.type === 'regex' ? argument.options : '');
  for (const flag of flags) {
    if (!'ims'.includes(flag)) throw new CommandError('Location51108', `invalid flag in regex options: ${flag}`);
  }
  refuseForeignSyntax(pattern);
  try {
    return new RegExp(pattern, [...new Set(flags)].join(''));
  } catch (error) {
    throw new CommandError('Location51091', `Regular expression is invalid: ${String(error)}`);
  }
}

/** What MongoDB's PCRE and JavaScript both read, but not alike: escapes such as \A or \Q, and [[:alpha:]]. */
function refuseForeignSyntax(pattern: string): void {
  const escape = /\\(?:\\\\)*([AZzQEGKhHRXNpPuUvLlaeCc])/.exec(pattern.replaceAll('\\\\', ''));
  if (escape !== null)
    throw new CommandError('Location51091', `the escape \\${escape[1] ?? ''} in $regex is not supported`);
  const posixClass = /\[\[?:[a-z^]+:\]/.exec(pattern);
  if (posixClass !== null)
    throw new CommandError('Location51091', `the class ${posixClass[0]} in $regex is not supported`);
}
