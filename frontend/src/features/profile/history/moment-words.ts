const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const startOfDay = (moment: Date, daysLater = 0): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + daysLater).getTime();

function dayWords(moment: Date, now: Date): string {
  const day = startOfDay(moment);
  if (day === startOfDay(now)) return 'Today';
  if (day === startOfDay(now, -1)) return 'Yesterday';
  const date = `${moment.getDate()} ${MONTH.format(moment)}`;
  return moment.getFullYear() === now.getFullYear() ? date : `${date} ${moment.getFullYear()}`;
}

/** When something happened, by the clock of the person: "Today, 14:32", "18 Nov, 09:12", "18 Nov 2025, 09:12". */
export function momentWords(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso);
  return `${dayWords(moment, now)}, ${CLOCK.format(moment)}`;
}
