import type { EventJob } from '@trackrecord/contracts';

const JOB_STATES: Readonly<Record<EventJob['state'], { readonly text: string; readonly tone: string }>> = {
  waiting: { text: 'waiting', tone: 'is-accent' },
  delayed: { text: 'delayed', tone: 'is-yellow' },
  active: { text: 'active', tone: 'is-accent' },
  completed: { text: 'completed', tone: 'is-green' },
  failed: { text: 'failed', tone: 'is-red' },
  joined: { text: 'joined another job', tone: '' },
  gone: { text: 'no longer in Redis', tone: '' },
};

/** The state of a job as a word on its color. */
export function JobTag({ state }: { readonly state: EventJob['state'] }) {
  const { text, tone } = JOB_STATES[state];
  return <span className={`tr-tag ${tone}`}>{text}</span>;
}
