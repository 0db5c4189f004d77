/** The queue of jobs that do nothing. */
export const BARE_QUEUE = 'bench-bare';
