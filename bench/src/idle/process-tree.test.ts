import { findTree, parseProcess, readMemory, readName, readProcessTree } from './process-tree.js';

it('parses a process whose name contains spaces and parentheses', () => {
  const stat =
    '42 (a (b) c) S 7 42 42 0 -1 4194304 100 0 0 0 250 50 20 5 20 0 11 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19';
  expect(parseProcess(stat)).toEqual({ pid: 42, parentPid: 7, cpuSeconds: 3.25 });
});

it('finds a process and its descendants, but no others', () => {
  const createProcess = (pid: number, parentPid: number) => ({ pid, parentPid, cpuSeconds: 0 });
  const processes = [
    createProcess(4, 3),
    createProcess(3, 2),
    createProcess(2, 1),
    createProcess(5, 1),
    createProcess(1, 0),
  ];
  expect(findTree(processes, 2).map(({ pid }) => pid)).toEqual([2, 3, 4]);
});

it('reads this process', () => {
  expect(readProcessTree(process.pid)[0]).toMatchObject({ pid: process.pid, parentPid: process.ppid });
  const { pss, rss } = readMemory(process.pid);
  expect(pss).toBeGreaterThan(1);
  expect(rss).toBeGreaterThanOrEqual(pss);
  expect(readName(process.pid)).toBeTruthy();
});

it('reads nothing of a process that has exited', () => {
  expect(readProcessTree(-1)).toEqual([]);
  expect(readMemory(-1)).toEqual({ pss: 0, rss: 0 });
});
