import { compilePcre } from '../../regex/pcre.js';
import { UnsupportedRegexError } from '../../regex/syntax.js';
import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { ValueTest } from './predicate.js';

/** Returns the `$options` of a `$regex`, if any. Throws if the regular expression has options as well. */
export function parseRegexOptions(operators: Doc): string | undefined {
  const options = operators.fields.get('$options');
  if (options === undefined) return undefined;
  if (options.type !== 'string') throw new CommandError('BadValue', '$options has to be a string');
  const expression = operators.fields.get('$regex');
  if (expression?.type === 'regex' && expression.options !== '') {
    const names = [...operators.fields.keys()];
    const isOptionsFirst = names.indexOf('$options') < names.indexOf('$regex');
    throw new CommandError(
      isOptionsFirst ? 'Location51074' : 'Location51075',
      'options set in both $regex and $options',
    );
  }
  return options.value;
}

/** Creates a test for a regular expression (a string or a BSON value) with the options `i`, `m` and `s`. */
export function createRegexTest(argument: Value, options: string | undefined): ValueTest {
  const expression = compileRegex(argument, options);
  return (value) => {
    if (value?.type === 'string') return expression.test(value.value);
    return value?.type === 'regex' && argument.type === 'regex' && isSameExpression(value, argument);
  };
}

type Regex = Extract<Value, { type: 'regex' }>;

function isSameExpression(a: Regex, b: Regex): boolean {
  return a.pattern === b.pattern && a.options === b.options;
}

function compileRegex(argument: Value, options: string | undefined): RegExp {
  if (argument.type !== 'string' && argument.type !== 'regex') {
    throw new CommandError('BadValue', '$regex has to be a string');
  }
  const pattern = argument.type === 'regex' ? argument.pattern : argument.value;
  const flags = options ?? (argument.type === 'regex' ? argument.options : '');
  for (const flag of flags) {
    if (!'ims'.includes(flag)) throw new CommandError('Location51108', `invalid flag in regex options: ${flag}`);
  }
  try {
    return compilePcre(pattern, {
      ignoreCase: flags.includes('i'),
      multiline: flags.includes('m'),
      dotAll: flags.includes('s'),
    });
  } catch (error) {
    if (!(error instanceof UnsupportedRegexError)) throw error;
    throw new CommandError('Location51091', `Regular expression is invalid or not supported: ${error.message}`);
  }
}
