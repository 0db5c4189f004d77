import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { QUEUES } from '@trackrecord/contracts';

it('docker-compose.yml assigns every queue to exactly one service', () => {
  const compose = readFileSync(resolve(__dirname, '../../docker-compose.yml'), 'utf8');
  const queues = [...compose.matchAll(/--queues=([\w,-]+)/g)].flatMap(([, names = '']) => names.split(','));
  expect(queues.toSorted()).toEqual([...QUEUES].toSorted());
});
