import { getHistory, type HistorySources } from './get-history.js';

/** Creates the handler of the history of a profile. */
export const createHandlers = (sources: HistorySources) => ({ getHistory: getHistory(sources) });
