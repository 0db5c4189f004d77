import { HttpError } from '@trackrecord/platform';
import { requireLoaded } from './require-loaded.js';

it('responds with 503 until the collection is loaded, even if it is empty', () => {
  const mirror = { index: ['nothing yet'] };
  const jobs = requireLoaded(mirror);
  expect(jobs).toThrow(HttpError);
  expect(jobs).toThrow('Jobs are still loading.');
  mirror.index = [];
  expect(jobs()).toEqual([]);
  mirror.index = ['a job'];
  expect(jobs()).toEqual(['a job']);
});
