import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { QUEUES } from '@trackrecord/contracts';
import { UsageError, parseWorkerOptions } from './config.js';

it('processes all queues unless options select some', () => {
  expect(parseWorkerOptions([])).toEqual({ queues: [...QUEUES] });
  expect(parseWorkerOptions(['--queues=skills,roles', '--concurrency=4'])).toEqual({
    queues: ['skills', 'roles'],
    concurrency: 4,
  });
});

it('docker-compose.yml assigns every queue to exactly one service', () => {
  const compose = readFileSync(resolve(__dirname, '../../docker-compose.yml'), 'utf8');
  const queues = [...compose.matchAll(/--queues=([\w,-]+)/g)].flatMap(([, names = '']) => names.split(','));
  expect(queues.toSorted()).toEqual([...QUEUES].toSorted());
});

it.each([
  [['--queues=skills,cooking']],
  [['--queues=']],
  [['--concurrency=0']],
  [['--concurrency=many']],
  [['--queue=skills']],
  [['skills']],
])('rejects %j with a one-line usage message', (args) => {
  expect(() => parseWorkerOptions(args)).toThrow(UsageError);
  expect(() => parseWorkerOptions(args)).not.toThrow(/\n/);
});
