import { readResume } from '@trackrecord/contracts/resume/read-resume';
import { runThread } from '@trackrecord/platform/threads/run-thread';

runThread((file) => readResume(file as Readonly<Record<string, unknown>>));
