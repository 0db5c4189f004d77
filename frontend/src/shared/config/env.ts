/** Whether the dev server serves this build. The only reader of `import.meta.env`, so that tests can stand in for it. */
export const inDevelopment: boolean = import.meta.env.DEV;
