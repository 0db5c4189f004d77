import { iterateCalls, SUPPORTED_CALLS } from './calls.js';
import { doc, int, list, text } from './bson/value.js';

it('names the command, its fields, operators and types', () => {
  const statement = doc([
    ['q', doc([['n', doc([['$in', list([int(1)])]])]])],
    ['u', doc([['$set', doc([['a', text('x')]])]])],
  ]);
  const command = doc([
    ['update', text('things')],
    ['updates', list([statement])],
    ['$db', text('test')],
  ]);
  const names = [...new Set(iterateCalls(command))];
  expect(names.toSorted()).toEqual(
    [
      'update',
      'update.updates',
      'update.updates.q',
      'update.updates.u',
      '$db',
      '$in',
      '$set',
      'BSON string',
      'BSON array',
      'BSON object',
      'BSON int',
    ].toSorted(),
  );
  expect(SUPPORTED_CALLS).toEqual(expect.arrayContaining(names));
});

it('names calls that are not supported', () => {
  const names = [
    ...iterateCalls(
      doc([
        ['find', text('things')],
        ['hint', text('a')],
      ]),
    ),
  ];
  expect(names).toContain('find.hint');
  expect(SUPPORTED_CALLS).not.toContain('find.hint');
});
