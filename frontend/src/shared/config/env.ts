/** The only file that reads what the build sets, so that tests can replace it. */

/** Whether the Vite dev server serves this build. */
export const inDevelopment: boolean = import.meta.env.DEV;

/**
 * The version of this build, such as `0.1.0+abc1234`. From the page instead of the bundle, where it would change the
 * names of all chunks with every commit.
 */
export const clientVersion = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? 'unknown';
