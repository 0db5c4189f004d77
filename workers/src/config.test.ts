import { UsageError, workerOptions } from './config.js';

it('processes all queues by default', () => {
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
])('rejects %j with a one-line usage message', (args) => {
  expect(() => workerOptions(args)).toThrow(UsageError);
  expect(() => workerOptions(args)).not.toThrow(/\n/);
});
