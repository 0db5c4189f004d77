import { DiskMonitor } from './disk-monitor.js';

const MB = 2 ** 20;
const limits = { lowBytes: 1_000 * MB, minBytes: 100 * MB };
let monitor: DiskMonitor | undefined;
afterEach(() => monitor?.stop());

it('reports low, full and sufficient disk space in the terminal and over HTTP', async () => {
  const lines: string[] = [];
  let freeBytes = 2_000 * MB;
  monitor = await DiskMonitor.start(
    'data',
    limits,
    (line) => lines.push(line),
    () => freeBytes,
  );
  const fetchStatus = async () => {
    monitor?.check();
    const response = await fetch(monitor?.url ?? '');
    return [response.status, (await response.json()) as unknown];
  };
  expect(await fetchStatus()).toEqual([200, { status: 'ok' }]);
  freeBytes = 900 * MB;
  expect(await fetchStatus()).toEqual([200, { status: 'warning' }]);
  freeBytes = 99 * MB;
  expect(await fetchStatus()).toEqual([503, { status: 'full' }]);
  freeBytes = 150 * MB;
  expect(await fetchStatus()).toEqual([200, { status: 'warning' }]);
  freeBytes = 1_500 * MB;
  expect(await fetchStatus()).toEqual([200, { status: 'ok' }]);
  expect(lines).toEqual([
    'Disk space is low: 900 MB left in DATA_DIR. Below 100 MB changes are refused.',
    'Disk full: 99 MB left in DATA_DIR. Changes are refused until 100 MB are free.',
    'Disk space is low: 150 MB left in DATA_DIR. Below 100 MB changes are refused.',
    'Disk space is sufficient again: 1500 MB left in DATA_DIR.',
  ]);
});

it('fails to start when the disk is full', async () => {
  const start = DiskMonitor.start(
    'data',
    limits,
    () => undefined,
    () => 99 * MB,
  );
  await expect(start).rejects.toThrow('DATA_DIR data has 99 MB of free disk space, 100 MB required');
});
