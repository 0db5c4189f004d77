/** The addresses of calendars are secrets. */
const SECRET_ADDRESS = /^(\/api)?\/calendar\/.*/is;

/** Returns the path of a request for the log: without its query, and without secrets. */
export const toLoggedPath = (url: string): string =>
  url.split('?', 1).join().replace(SECRET_ADDRESS, '$1/calendar/:address');
