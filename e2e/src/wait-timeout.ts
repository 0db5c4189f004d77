/** How long a test waits for a state before it fails: far longer than any takes, also while other programs use the CPUs. */
export const WAIT_TIMEOUT_MS = 60_000;
