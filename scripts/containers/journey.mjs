// What a user gets from the containers: a save, a CV and a dictation; and what an operator gets: a stop with drain.
import { setTimeout as sleep } from 'node:timers/promises';
import { createDemoProfile } from '../../embedded/dist/demo/demo-profile.js';
import { signUpOrIn } from '../../embedded/dist/demo/demo-sign-in.js';
import { getTag } from './images.mjs';
import { createRunOptions, podman, podmanText } from './podman.mjs';

const MINUTE_MS = 60_000;
const REQUEST_TIMEOUT_MS = 3 * MINUTE_MS;
const STATE_TIMEOUT_MS = 3 * MINUTE_MS;
const SPEECH_TIMEOUT_MS = 3 * MINUTE_MS;
const EXIT_TIMEOUT_MS = 3 * MINUTE_MS;
const POLL_MS = 100;

const SENTENCE = 'I led a team of five engineers and built the billing service in six months';
/** Takes the recognizer several seconds, in which the worker is stopped. */
const LONG_SENTENCE_COUNT = 4;

/** Goes through all steps; calls `report` with the name of each and what was seen. */
export async function goThroughSteps({ url, containers, report }) {
  const account = await signUpOrIn(url, { email: 'containers@example.com', password: 'correct horse' });
  const user = { url, ...account };
  await report('health checks', await checkHealth(containers));
  await report('save', await saveProfile(user));
  await report('CV', await readCv(user));
  await report('dictation', await dictate(user, 1));
  await report('drain', await stopWhileDictating(user, containers));
}

/** Waits until each container is ready, and runs the health check of docker-compose.yml in it. */
async function checkHealth(containers) {
  for (const { id, name, port } of containers) {
    const isReady = async () => (await fetchSafely(`http://127.0.0.1:${port}/readyz`))?.status === 200;
    await waitUntil(`${name} is ready`, isReady);
    await podman(['exec', id, 'node', 'platform/dist/healthcheck.main.js']);
  }
  return `${containers.length} containers are healthy`;
}

async function saveProfile(user) {
  const profile = { ...createDemoProfile(), userId: user.uid };
  const saved = await send(user, 'POST', '/api/profile', { json: profile });
  const revision = saved.headers.get('etag').replaceAll('"', '');
  const view = await send(user, 'GET', `/api/profile/${user.uid}`, { headers: { 'x-min-revision': revision } });
  const { personalInfo } = await view.json();
  if (personalInfo?.lastName !== profile.personalInfo.lastName) throw new Error('The profile is not the saved one.');
  return `revision ${revision} saved and read`;
}

async function readCv(user) {
  const response = await send(user, 'GET', `/api/cv/generate/${user.uid}`);
  const body = await response.json();
  if (body.success !== true) throw new Error(`no CV: ${body.message}`);
  const pdf = Buffer.from(body.data.pdfBuffer, 'base64');
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('The CV is no PDF.');
  return `PDF of ${Math.round(pdf.length / 1_000)} kB`;
}

async function dictate(user, sentenceCount) {
  const uploadId = `containers-${Date.now()}`;
  const form = new FormData();
  for (const [name, value] of Object.entries({ uploadId, chunkIndex: '0', totalChunks: '1' })) form.set(name, value);
  form.set('file', new Blob([await speak(sentenceCount)], { type: 'audio/webm' }), 'recording.webm');
  await send(user, 'POST', '/api/transcription/transcribe-chunk', { body: form });
  const json = { uploadId, context: 'experience' };
  const response = await send(user, 'POST', '/api/transcription/transcribe-finalize', { json });
  const { engine, originalText } = await response.json();
  if (engine !== 'rules' || !originalText) throw new Error(`nothing transcribed (engine ${engine})`);
  return `${engine}: ${JSON.stringify(originalText.slice(0, 60))}`;
}

/** Returns a recording of the sentence, made by the ffmpeg of the image that transcribes. */
const speak = (sentenceCount) => {
  const text = Array.from({ length: sentenceCount }, () => SENTENCE).join(' ');
  const input = ['-f', 'lavfi', '-i', `flite=text=${text}:voice=rms`];
  const command = [
    'ffmpeg',
    '-nostdin',
    '-loglevel',
    'error',
    ...input,
    '-ar',
    '48000',
    '-c:a',
    'libopus',
    '-f',
    'webm',
  ];
  const image = 'worker-transcription';
  return podman(['run', '--rm', ...createRunOptions(image), getTag(image), ...command, 'pipe:1'], {
    timeoutMs: SPEECH_TIMEOUT_MS,
  });
};

/** Stops the worker while it transcribes: it is not ready, ends the dictation, and exits. */
async function stopWhileDictating(user, containers) {
  const { id, port } = containers.find(({ name }) => name === 'worker-transcription-1');
  const operations = `http://127.0.0.1:${port}`;
  let isAnswered = false;
  const dictation = dictate(user, LONG_SENTENCE_COUNT).finally(() => (isAnswered = true));
  dictation.catch(() => undefined); // awaited below
  await waitUntil('the worker transcribes', async () => {
    if (isAnswered) await dictation;
    const metrics = await readText(`${operations}/metrics`);
    return /^worker_active_jobs\{queue="transcription"\} 1$/m.test(metrics);
  });
  const stop = podman(['stop', `--time=${EXIT_TIMEOUT_MS / 1_000}`, id], { timeoutMs: EXIT_TIMEOUT_MS + MINUTE_MS });
  stop.catch(() => undefined); // awaited below
  await waitUntil('the worker is not ready', async () => (await fetchSafely(`${operations}/readyz`))?.status === 503);
  if (isAnswered) throw new Error('The dictation ended before the worker was stopped.');
  const transcription = await dictation;
  await stop;
  const exitCode = await podmanText(['inspect', '--format={{.State.ExitCode}}', id]);
  if (exitCode !== '0') throw new Error(`The worker exited with ${exitCode}.`);
  return `503 at /readyz, then ${transcription}, then exit code 0`;
}

async function send({ url, token }, method, path, { json, body, headers = {} } = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(json) : body,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Returns undefined if nothing answers. */
const fetchSafely = (url) => fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).catch(() => undefined);
const readText = async (url) => (await (await fetchSafely(url))?.text()) ?? '';

/** @throws {Error} if the state is not reached in time. */
export async function waitUntil(state, isReached) {
  for (const deadline = Date.now() + STATE_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (await isReached()) return;
  }
  throw new Error(`Not within ${STATE_TIMEOUT_MS / MINUTE_MS} minutes: ${state}.`);
}
