/** The only file that reads `import.meta.env`, so that tests can replace it. */

/** Whether the Vite dev server serves this build. */
export const inDevelopment: boolean = import.meta.env.DEV;

/** The version of this build, such as `0.1.0+abc1234`. */
export const clientVersion = String(import.meta.env['VITE_VERSION']);
