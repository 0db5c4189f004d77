let latestRequestId: string | undefined;

export const rememberResponse = (requestId: string): void => {
  latestRequestId = requestId;
};

/** Returns the id of the request that was answered last, unless it was silent. */
export const getLatestRequestId = (): string | undefined => latestRequestId;
