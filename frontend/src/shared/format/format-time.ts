const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats the time of a timestamp in local time: "14:32". */
export const formatTime = (iso: string): string => TIME.format(new Date(iso));
