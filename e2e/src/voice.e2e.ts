import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGrammarModel } from '@trackrecord/platform/testing/speech-grammar/grammar-model';
import type { Page } from 'puppeteer';
import { closeBrowsers, collectErrors, openBrowser } from './browser.js';
import { readEvents } from './event-log.js';
import { chooseUserType, completeEducationStep, completePersonalStep, signUpWithForm } from './onboarding-steps.js';
import { NO_FEEDS, IsolatedStack } from './isolated-stack.js';
import { Person } from './person.js';

const GRAMMAR = `#JSGF V1.0;
grammar experience;
public <sentence> = I led a team of <number> engineers and built the <service> service in <number> months;
<number> = two | five | six | twelve;
<service> = billing | search | storage;
`;
const SPOKEN_TEXT = 'I led a team of five engineers and built the billing service in six months';
const FINALIZE_PATH = '/api/transcription/transcribe-finalize';

const folder = mkdtempSync(join(tmpdir(), 'voice-'));
let stack: IsolatedStack;
beforeAll(async () => {
  const model = join(folder, 'model');
  writeGrammarModel(model, GRAMMAR);
  stack = await IsolatedStack.start(join(folder, 'data'), 0, { ...NO_FEEDS, ASR_MODEL: model });
}, 120_000);
afterEach(closeBrowsers);
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Generates a WAV file with ffmpeg for Chromium's fake microphone. */
function createAudio(name: string, source: string): string {
  const file = join(folder, `${name}.wav`);
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', source, '-ar', '48000', '-ac', '1', file]);
  return file;
}

/** Opens the experience step with everything but the description filled in, and a WAV file as microphone input. */
async function openWithMicrophone(audioFile: string) {
  const chromium = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${audioFile}%noloop`,
  ]);
  const page = await chromium.newPage();
  await captureRecording(page);
  const errors = collectErrors(page, stack.url);
  const person = new Person(page, stack.url);
  await signUpWithForm(person, `voice-${String(Date.now())}@example.com`);
  await chooseUserType(person, 'professional');
  await completePersonalStep(person);
  await completeEducationStep(person);
  await person.fill('Position/Role', 'Team Lead');
  await person.fill('Company name', 'Fernway Logistics');
  await person.fill('Start date', '03/2022');
  await person.toggle('I currently work here');
  return { person, page, errors };
}

/** Records until the timer shows a duration. */
async function record(person: Person, duration: string): Promise<void> {
  await person.press('Switch to Voice');
  await person.press('Start recording');
  await person.expectText('Listening...');
  await person.expectText(duration);
  await person.press('Stop');
  await person.expectVisible('button', 'Retry');
}

/** Stores the recorded blob when the page creates its object URL, which the CSP does not allow to fetch. */
const captureRecording = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const createObjectUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      Object.assign(window, { recorded: blob });
      return createObjectUrl(blob);
    };
  });

/** Returns the RMS of the loudest half second of the recording, from 0 to 1, measured in the page. */
const measureLoudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { recorded } = window as unknown as { readonly recorded: Blob };
    const context = new OfflineAudioContext(1, 1, 48_000);
    const samples = (await context.decodeAudioData(await recorded.arrayBuffer())).getChannelData(0);
    let loudest = 0;
    for (let start = 0; start < samples.length; start += 24_000) {
      const block = samples.subarray(start, start + 24_000);
      loudest = Math.max(loudest, Math.sqrt(block.reduce((sum, sample) => sum + sample * sample, 0) / 24_000));
    }
    return loudest;
  });

const readUid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('revision:onboarding-'));
    return key?.slice('revision:onboarding-'.length) ?? '';
  });

it('transcribes a spoken description as a rough draft and saves it with the origin dictated', async () => {
  const audioFile = createAudio('spoken', `flite=text=${SPOKEN_TEXT}:voice=rms,adelay=1500,apad=pad_dur=5`);
  const { person, page, errors } = await openWithMicrophone(audioFile);
  await record(person, '0:08');
  expect(await measureLoudness(page)).toBeGreaterThan(0.02);

  const finalizeResponse = page.waitForResponse((response) => response.url().endsWith(FINALIZE_PATH));
  await person.press('Confirm');
  await person.expectText('Processing your recording, please wait...');
  const transcription = (await (await finalizeResponse).json()) as { originalText: string; enhancedText?: string };
  expect(transcription).toMatchObject({ success: true, rough: true, engine: 'rules', originalText: `${SPOKEN_TEXT}.` });
  await person.expectText('This is a rough draft');
  expect(await person.getValue('Description')).toBe(transcription.enhancedText ?? transcription.originalText);

  await person.press('Add Experience');
  await person.expectToast('Experience added successfully!');
  await person.press('Next');
  await person.expectPath('/onboarding/skills');
  const uid = await readUid(page);
  const events = await readEvents(`onboarding-${uid}`, uid, stack.env);
  const completedStep = events.find(
    ({ type, payload }) => type === 'OnboardingStepCompleted' && payload['step'] === 'experience',
  );
  expect(JSON.stringify(completedStep?.payload)).toContain('five engineers');
  expect(completedStep?.metadata.origin).toBe('dictated');
  expect(errors).toEqual([]);
}, 120_000);

interface SentRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly workId: string | undefined;
}

/** Collects the writes of a page, with the work id of their responses. */
function collectWrites(page: Page): SentRequest[] {
  const writes: SentRequest[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    writes.push({ path: pathname, headers: request.headers(), workId: response.headers()['x-work-id'] });
  });
  return writes;
}

it('a dictation, its enhancement and the save have one correlation id, and the event names the work', async () => {
  const audioFile = createAudio('spoken-again', `flite=text=${SPOKEN_TEXT}:voice=rms,adelay=1500,apad=pad_dur=5`);
  const { person, page, errors } = await openWithMicrophone(audioFile);
  const writes = collectWrites(page);
  await record(person, '0:08');
  await person.press('Confirm');
  await person.expectText('This is a rough draft');
  // The field shows the enhanced text, in which nothing is left to improve; the transcript is the original.
  await person.press('Use transcript');
  await person.press('Enhance description');
  await person.expectVisible('button', 'Undo enhancement');
  await person.press('Add Experience');
  await person.expectToast('Experience added successfully!');
  await person.press('Next');
  await person.expectPath('/onboarding/skills');

  const uid = await readUid(page);
  const stepPath = `/api/profile/${uid}/onboarding/experience`;
  const taskWrites = writes.slice(0, writes.findLastIndex(({ path }) => path === stepPath) + 1);
  const [save, enhancement] = [taskWrites.at(-1), taskWrites.find(({ path }) => path.endsWith('/enhance'))];
  expect(new Set(taskWrites.map(({ path }) => path))).toEqual(
    new Set(['/api/transcription/transcribe-chunk', FINALIZE_PATH, '/api/transcription/enhance', stepPath]),
  );
  const correlationId = save?.headers['x-correlation-id'];
  expect(new Set(taskWrites.map(({ headers }) => headers['x-correlation-id']))).toEqual(new Set([correlationId]));
  expect(new Set(taskWrites.map(({ headers }) => headers['x-request-id'])).size).toBe(taskWrites.length);
  expect(enhancement?.workId).toBeDefined();
  expect(save?.headers['x-origin-ref']).toBe(`work:${enhancement?.workId}`);

  const events = await readEvents(`onboarding-${uid}`, uid, stack.env);
  const completedStep = events.find(
    ({ type, payload }) => type === 'OnboardingStepCompleted' && payload['step'] === 'experience',
  );
  expect(completedStep?.metadata).toMatchObject({
    correlationId,
    requestId: save?.headers['x-request-id'],
    originRef: `work:${enhancement?.workId}`,
    client: expect.stringMatching(/^web\/\d+\.\d+\.\d+\+\w+$/),
  });
  expect(errors).toEqual([]);
}, 120_000);

it('shows an error for a silent recording and allows a retry', async () => {
  const { person, page, errors } = await openWithMicrophone(createAudio('silent', 'anullsrc=duration=10'));
  await record(person, '0:02');
  expect(await measureLoudness(page)).toBeLessThan(0.001);
  await person.press('Confirm');
  await person.expectText('No audio recorded. Please try again.');
  expect(await person.getValue('Description')).toBe('');
  await person.press('Retry');
  await person.expectText('Listening...');
  expect(errors).toEqual([expect.stringMatching(/^422: .*transcribe-finalize$/)]);
}, 120_000);
