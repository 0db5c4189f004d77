/**
 * The kinds of tests. Each is a Jest project: the files with its suffix, in the client (frontend) or in the other
 * workspaces. `npm test` runs the core projects, `npm run test:all` all of them.
 */
export const TEST_PROJECTS = [
  { name: 'unit', suffix: 'test', isCore: true, covers: 'functions and modules' },
  { name: 'client', suffix: 'test', isCore: true, isClient: true, covers: 'the React client in jsdom' },
  {
    name: 'integration',
    suffix: 'integration',
    isCore: true,
    needsStack: true,
    covers: 'one service or package against a stack',
  },
  { name: 'e2e', suffix: 'e2e', isCore: true, needsStack: true, covers: 'core journeys in a browser' },
  {
    name: 'screens',
    suffix: 'screens',
    needsStack: true,
    covers: 'accessibility, overflow, focus and keyboard on every screen',
  },
  {
    name: 'resilience',
    suffix: 'resilience',
    needsStack: true,
    covers: 'killed services, mismatched stores, full disks, hostile requests and feeds, nginx',
  },
  {
    name: 'exhaustive',
    suffix: 'exhaustive',
    needsStack: true,
    covers:
      'further journeys, CV files and transcripts in detail, the cost of hostile texts, conformance of the stand-ins',
  },
  { name: 'client-exhaustive', suffix: 'exhaustive', isClient: true, covers: 'further states of the React client' },
];

export const CORE_PROJECTS = TEST_PROJECTS.filter(({ isCore }) => isCore).map(({ name }) => name);
export const ALL_PROJECTS = TEST_PROJECTS.map(({ name }) => name);
