/** Stands in for `shared/config/env.ts`, whose `import.meta` Jest cannot read. */
export const inDevelopment = false;
