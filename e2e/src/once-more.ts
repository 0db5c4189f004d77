/// <reference types="jest" />

/** A journey that failed is walked once more (docs/decisions/021); why it failed the first time is printed all the same. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
