/** Timeouts of tests are for an idle machine. Other programs may leave a test a fraction of the CPUs. */
const BUSY_MACHINE_FACTOR = 8;

/** Scaled tests (`npm run test:long`) may take longer, by the factor TEST_SCALE. */
export const TIMEOUT_SCALE = BUSY_MACHINE_FACTOR * Math.max(1, Number(process.env.TEST_SCALE || 1));
