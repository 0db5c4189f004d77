/** Scaled tests (`npm run test:long`) may take longer, by the factor TEST_SCALE. */
export const TIMEOUT_SCALE = Math.max(1, Number(process.env.TEST_SCALE || 1));
