/** Whether the Vite dev server serves this build. The only file that reads `import.meta.env`, so that tests can replace it. */
export const inDevelopment: boolean = import.meta.env.DEV;
