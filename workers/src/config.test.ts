import { UsageError, workerOptions } from './config.js';

it('a worker works off every queue unless it is told which', () => {
  expect(workerOptions([])).toEqual({
    queues: ['transcription', 'enhancement', 'skills', 'roles', 'cv', 'matching', 'feeds', 'erasure'],
  });
  expect(workerOptions(['--queues=skills,roles', '--concurrency=4'])).toEqual({
    queues: ['skills', 'roles'],
    concurrency: 4,
  });
});

it.each([
  [['--queues=skills,cooking']],
  [['--queues=']],
  [['--concurrency=0']],
  [['--concurrency=many']],
  [['--queue=skills']],
  [['skills']],
])('%j is refused in one line', (args) => {
  expect(() => workerOptions(args)).toThrow(UsageError);
  expect(() => workerOptions(args)).not.toThrow(/\n/);
});
