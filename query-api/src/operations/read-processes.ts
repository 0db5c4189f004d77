import type { Database } from '@trackrecord/platform';
import { PRESENCE, type ProcessDocument, PROCESSES_COLLECTION, type ServiceProcess } from '@trackrecord/contracts';

/** Reads what every process last reported, in the order of their names. */
export async function readProcesses(db: Database): Promise<readonly ServiceProcess[]> {
  const [documents, { localTime }] = await Promise.all([
    db.collection<ProcessDocument>(PROCESSES_COLLECTION).find().sort({ _id: 1 }).toArray(),
    // Reports have the time of MongoDB, whose clock may differ from the one of this process.
    db.command({ hello: 1 }) as Promise<{ readonly localTime: Date }>,
  ]);
  return documents.map((document) => toProcess(document, localTime));
}

function toProcess(
  { _id, seenAt, startedAt, isReady, warnings = [], reason = null, indexLag = null, ...report }: ProcessDocument,
  now: Date,
): ServiceProcess {
  const isMissing = now.getTime() - seenAt.getTime() > PRESENCE.missingAfterMs;
  return {
    ...report,
    warnings,
    reason,
    indexLag,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    state: isMissing ? 'missing' : isReady ? 'ready' : 'not-ready',
  };
}
