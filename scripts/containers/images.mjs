// The images of deploy/service.Dockerfile: how large they may be, what only they contain, and the processes they run.

/** Bytes of a megabyte, as podman and Docker count. */
export const MB = 1_000_000;

/** The images in the order of their targets, so that each build finds the layers of the one before. */
export const IMAGES = [
  { name: 'command-api', maxMb: 100 },
  { name: 'query-api', maxMb: 110 },
  { name: 'worker', maxMb: 150 },
  { name: 'worker-transcription', maxMb: 650 },
  { name: 'worker-cv', maxMb: 750 },
];

/** What exactly one image contains, and which. */
export const CONTENTS = [
  { path: 'app/node_modules/@expo-google-fonts', image: 'worker-cv' },
  { path: 'app/workers/fonts', image: 'worker-cv' },
  { path: 'app/node_modules/puppeteer', image: 'worker-cv' },
  { path: 'usr/bin/chromium-headless-shell', image: 'worker-cv' },
  { path: 'usr/bin/ffmpeg', image: 'worker-transcription' },
  { path: 'usr/share/pocketsphinx/model/en-us', image: 'worker-transcription' },
  { path: 'app/command-api', image: 'command-api' },
  { path: 'app/query-api', image: 'query-api' },
];

/** Development packages and other files that no image contains. */
export const NO_CONTENTS = ['app/node_modules/typescript', 'app/node_modules/jest', 'app/contracts/dist/testing'];

/** The workers of the stack, each queue in one. */
export const WORKERS = 'transcription:1,cv:1,*:1';
/** The processes that run in containers, as the stack names them. */
export const PROCESSES = [
  'command-api',
  'query-api',
  'projector',
  'relay',
  'worker-transcription-1',
  'worker-cv-1',
  'worker-1',
];

const SERVICE_IMAGES = {
  'command-api': 'command-api',
  'query-api': 'query-api',
  projector: 'query-api',
  relay: 'worker',
};
const WORKER_IMAGES = { '--queues=transcription': 'worker-transcription', '--queues=cv': 'worker-cv' };

/** Returns the image and the main file of a process of the stack. */
export function findImage(process, args) {
  if (process === 'worker') return { image: WORKER_IMAGES[args[0]] ?? 'worker', main: 'workers/dist/worker.main.js' };
  const workspace = process === 'projector' ? 'query-api' : process === 'relay' ? 'workers' : process;
  return { image: SERVICE_IMAGES[process], main: `${workspace}/dist/${process}.main.js` };
}

/** Returns the name under which an image is built and run. */
export const getTag = (image) => `localhost/trackrecord-${image}:containers`;
