/** Replaces `shared/config/env.ts`, because Jest does not support `import.meta`. */
export const inDevelopment = false;
