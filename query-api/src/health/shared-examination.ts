import { type Checks, runChecks } from '@trackrecord/platform';

type Examination = Awaited<ReturnType<typeof runChecks>>;

/** How long an examination is as good as a new one (ms). */
const FRESH = 1_000;

/**
 * Examines the parts, once at a time however many ask, and for a second all are told the same: anybody may ask, and
 * must not be able to keep the parts busy with it. The clock counts milliseconds.
 */
export function sharedExamination(
  checks: Checks,
  noteUnhealthy: (parts: Examination['parts']) => void,
  now = () => performance.now(),
): () => Promise<Examination> {
  let last: Promise<Examination> | undefined;
  let until = 0;
  return () => {
    if (last && now() < until) return last;
    until = Infinity;
    last = runChecks(checks).then((examination) => {
      if (!examination.healthy) noteUnhealthy(examination.parts);
      return examination;
    });
    const forgetLater = () => (until = now() + FRESH);
    last.then(forgetLater, forgetLater);
    return last;
  };
}
