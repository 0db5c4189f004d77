const TEST_FILE = /\.(?:test|integration|e2e|screens|resilience|exhaustive)\.tsx?$/;

/** Returns true for the path of a file with tests (scripts/jest/projects.mjs lists the suffixes). */
export const isTestFile = (path: string): boolean => TEST_FILE.test(path);
