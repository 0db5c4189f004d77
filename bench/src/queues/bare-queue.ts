/** The queue of empty jobs. */
export const BARE_QUEUE = 'bench-bare';
