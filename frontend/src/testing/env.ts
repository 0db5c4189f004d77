/** Replaces `shared/config/env.ts`, because Jest does not support `import.meta`. */
export const inDevelopment = false;
export const clientVersion = '0.1.0+test';
