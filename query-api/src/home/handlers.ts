import { getHome, type HomeSources } from './get-home.js';

/** Creates the handler of the home page. */
export const createHandlers = (sources: HomeSources) => ({ getHome: getHome(sources) });
