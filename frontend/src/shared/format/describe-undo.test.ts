import { describeUndo } from './describe-undo';

it.each([
  ['Added skill Go', 'Undid: added skill Go'],
  ['Undid: moved to Interviewing', 'Redid: moved to Interviewing'],
  ['Undid adding skill Go', 'Redid: adding skill Go'],
])('describes the undo of “%s”', (description, text) => {
  expect(describeUndo(description)).toBe(text);
});
