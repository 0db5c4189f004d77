import { HttpError } from '@trackrecord/platform';
import { onceRead } from './once-read.js';

it('what has not been read once is out of reach, however little there turns out to be; then it is what it is', () => {
  const followed = { made: ['nothing yet'] };
  const jobs = onceRead(followed);
  expect(jobs).toThrow(HttpError);
  expect(jobs).toThrow('Jobs are still loading.');
  followed.made = [];
  expect(jobs()).toEqual([]);
  followed.made = ['a job'];
  expect(jobs()).toEqual(['a job']);
});
