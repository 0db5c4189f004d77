import fc from 'fast-check';

import { doc, double, int, long, text, type Doc, type Value } from '../bson/value.js';
import { compileUpdate } from './update.js';

/** A simple model of updates: documents without nesting. */
type Model = Record<string, Value>;

const name = fc.constantFrom('a', 'b', 'c', 'd');
const number = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map(int),
  fc.integer({ min: -9, max: 9 }).map(double),
  fc.bigInt(-9n, 9n).map(long),
);
const value = fc.oneof(number, fc.constantFrom(text('x'), text('y')));
const start = fc.dictionary(name, value);
const edit = fc.oneof(
  fc.record({ operator: fc.constant('$set' as const), name, argument: value }),
  fc.record({ operator: fc.constant('$unset' as const), name, argument: value }),
  fc.record({ operator: fc.constant('$inc' as const), name, argument: number }),
);
const edits = fc.uniqueArray(edit, { selector: (change) => change.name, minLength: 1 });

function applyToModel(
  model: Model,
  changes: readonly { operator: string; name: string; argument: Value }[],
): Model | 'rejected' {
  const updatedModel = { ...model };
  for (const change of changes) {
    const current = updatedModel[change.name];
    if (change.operator === '$set') updatedModel[change.name] = change.argument;
    else if (change.operator === '$unset') Reflect.deleteProperty(updatedModel, change.name);
    else if (current === undefined) updatedModel[change.name] = change.argument;
    else if (current.type === 'string') return 'rejected';
    else updatedModel[change.name] = add(current, change.argument);
  }
  return updatedModel;
}

function add(a: Value, b: Value): Value {
  const total = Number('value' in a ? a.value : 0) + Number('value' in b ? b.value : 0);
  const types = [a.type, b.type];
  if (types.includes('double')) return double(total);
  return types.includes('long') ? long(BigInt(total)) : int(total);
}

function toUpdate(changes: readonly { operator: string; name: string; argument: Value }[]): Doc {
  const update = new Map<string, Doc>();
  for (const change of changes) {
    const fields = update.get(change.operator) ?? doc();
    fields.fields.set(change.name, change.argument);
    update.set(change.operator, fields);
  }
  return doc(update);
}

describe('an update', () => {
  const context = { isInsert: false };
  const apply = (document: Doc, update: Doc) => compileUpdate(update)(document, context);

  it('applies $set, $unset and $inc as the model does', () => {
    fc.assert(
      fc.property(start, edits, (model, changes) => {
        const expected = applyToModel(model, changes);
        const run = () => Object.fromEntries(apply(doc(Object.entries(model)), toUpdate(changes)).fields);
        if (expected === 'rejected') expect(run).toThrow('Cannot apply $inc to a value of non-numeric type');
        else expect(run()).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not modify the original document', () => {
    const document = doc([['a', doc([['b', int(1)]])]]);
    apply(document, doc([['$set', doc([['a.b', int(2)]])]]));
    expect(document).toEqual(doc([['a', doc([['b', int(1)]])]]));
  });

  it.each<[string, Doc, number]>([
    [
      'a path and its subpath',
      doc([
        [
          '$set',
          doc([
            ['a', int(1)],
            ['a.b', int(2)],
          ]),
        ],
      ]),
      40,
    ],
    [
      'the same path in two operators',
      doc([
        ['$set', doc([['a', int(1)]])],
        ['$inc', doc([['a', int(2)]])],
      ]),
      40,
    ],
    ['another _id', doc([['$set', doc([['_id', int(2)]])]]), 66],
    ['the removal of _id', doc([['$unset', doc([['_id', int(1)]])]]), 66],
    ['a field inside a scalar', doc([['$set', doc([['s.b', int(1)]])]]), 28],
    ['a name inside an array', doc([['$set', doc([['l.b', int(1)]])]]), 28],
    ['a sum with a string', doc([['$inc', doc([['s', int(1)]])]]), 14],
    ['a sum by a string', doc([['$inc', doc([['n', text('x')]])]]), 14],
    ['an empty path segment', doc([['$set', doc([['a..b', int(1)]])]]), 56],
    ['a sum beyond 64 bits', doc([['$inc', doc([['max', int(1)]])]]), 2],
  ])('rejects %s', (_, update, code) => {
    const document = doc([
      ['_id', int(1)],
      ['s', text('x')],
      ['n', int(1)],
      ['l', { type: 'array', items: [] }],
      ['max', long(2n ** 63n - 1n)],
    ]);
    let thrownError: unknown;
    try {
      apply(document, update);
    } catch (error) {
      thrownError = error;
    }
    expect(thrownError).toMatchObject({ code });
  });
});
