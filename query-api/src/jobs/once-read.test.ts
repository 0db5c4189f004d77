import { HttpError } from '@trackrecord/platform';
import { onceRead } from './once-read.js';

it('responds with 503 until the collection is loaded, even if it is empty', () => {
  const followed = { made: ['nothing yet'] };
  const jobs = onceRead(followed);
  expect(jobs).toThrow(HttpError);
  expect(jobs).toThrow('Jobs are still loading.');
  followed.made = [];
  expect(jobs()).toEqual([]);
  followed.made = ['a job'];
  expect(jobs()).toEqual(['a job']);
});
