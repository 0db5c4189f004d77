import { cv } from './cv/cv.js';
import { jobs } from './jobs/jobs.js';
import { longStream } from './long-stream/long-stream.js';
import { queues } from './queues/queues.js';
import { skills } from './skills/skills.js';
import { writePath } from './write-path/write-path.js';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  'write-path': writePath,
  'long-stream': longStream,
  queues,
  skills,
  cv,
  jobs,
};
const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  await bench();
} else {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}
