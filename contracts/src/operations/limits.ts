// Without zod, because the page of operations loads it.

/** The number of lags that are kept of each projection, one a report. */
export const LAG_COUNT = 30;

/** The minutes of the last hour that are shown. */
export const SHOWN_MINUTES = 60;

/** The most jobs that one operation retries or discards. */
export const MAX_SELECTED_JOBS = 1_000;
