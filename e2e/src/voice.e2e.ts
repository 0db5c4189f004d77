import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { closeBrowsers, openBrowser, watch } from './browser.js';
import { NO_FEEDS, OwnStack } from './own-stack.js';
import { Person } from './person.js';
import { eventsOf } from './told-by-streams.js';
import { choosesType, introduces, signsUp, studies } from './walk.js';

const GRAMMAR = `#JSGF V1.0;
grammar experience;
public <said> = I led a team of <number> engineers and built the <what> service in <number> months;
<number> = two | five | six | twelve;
<what> = billing | search | storage;
`;
const WORDS = 'I led a team of five engineers and built the billing service in six months';
const FINALIZE = '/api/transcription/transcribe-finalize';

const folder = mkdtempSync(join(tmpdir(), 'voice-'));
let stack: OwnStack;
beforeAll(async () => {
  const grammar = join(folder, 'experience.gram');
  writeFileSync(grammar, GRAMMAR);
  stack = await OwnStack.start(join(folder, 'data'), 0, { ...NO_FEEDS, ASR_GRAMMAR: grammar });
}, 120_000);
afterEach(closeBrowsers);
afterAll(async () => {
  await OwnStack.endAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Generates a WAV file with ffmpeg for Chromium's fake microphone. */
function sound(name: string, source: string): string {
  const file = join(folder, `${name}.wav`);
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', source, '-ar', '48000', '-ac', '1', file]);
  return file;
}

/** Opens the experience step with everything but the description filled in, and a WAV file as microphone input. */
async function speaker(heard: string) {
  const chromium = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${heard}%noloop`,
  ]);
  const page = await chromium.newPage();
  await keepRecording(page);
  const wrong = watch(page, stack.url);
  const person = new Person(page, stack.url);
  await signsUp(person, `voice-${String(Date.now())}@example.com`);
  await choosesType(person, 'professional');
  await introduces(person);
  await studies(person);
  await person.fills('Position/Role', 'Team Lead');
  await person.fills('Company name', 'Fernway Logistics');
  await person.fills('Start date', '03/2022');
  await person.ticks('I currently work here');
  return { person, page, wrong };
}

/** Records until the timer shows a duration. */
async function records(person: Person, length: string): Promise<void> {
  await person.presses('Switch to Voice');
  await person.presses('Start recording');
  await person.reads('Listening...');
  await person.reads(length);
  await person.presses('Stop');
  await person.sees('button', 'Retry');
}

/** Stores the recorded blob when the page creates its object URL, which the CSP does not allow to fetch. */
const keepRecording = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const addressOf = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (thing) => {
      Object.assign(window, { recorded: thing });
      return addressOf(thing);
    };
  });

/** Returns the RMS of the loudest half second of the recording, from 0 to 1, measured in the page. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { recorded } = window as unknown as { readonly recorded: Blob };
    const context = new OfflineAudioContext(1, 1, 48_000);
    const samples = (await context.decodeAudioData(await recorded.arrayBuffer())).getChannelData(0);
    let loudest = 0;
    for (let from = 0; from < samples.length; from += 24_000) {
      const part = samples.subarray(from, from + 24_000);
      loudest = Math.max(loudest, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / 24_000));
    }
    return loudest;
  });

const uidOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('revision:onboarding-'));
    return key?.slice('revision:onboarding-'.length) ?? '';
  });

it('transcribes a spoken description as a rough draft and saves it with the origin dictated', async () => {
  const heard = sound('said', `flite=text=${WORDS}:voice=rms,adelay=1500,apad=pad_dur=5`);
  const { person, page, wrong } = await speaker(heard);
  await records(person, '0:08');
  expect(await loudness(page)).toBeGreaterThan(0.02);

  const answered = page.waitForResponse((response) => response.url().endsWith(FINALIZE));
  await person.presses('Confirm');
  await person.reads('Processing your recording, please wait...');
  const answer = (await (await answered).json()) as { originalText: string; enhancedText?: string };
  expect(answer).toMatchObject({ success: true, rough: true, engine: 'rules', originalText: `${WORDS}.` });
  await person.reads('This is a rough draft');
  expect(await person.value('Description')).toBe(answer.enhancedText ?? answer.originalText);

  await person.presses('Add Experience');
  await person.hears('Experience added successfully!');
  await person.presses('Next');
  await person.isAt('/onboarding/skills');
  const uid = await uidOf(page);
  const events = await eventsOf(`onboarding-${uid}`, uid, stack.env);
  const saved = events.find(
    ({ type, payload }) => type === 'OnboardingStepCompleted' && payload['step'] === 'experience',
  );
  expect(JSON.stringify(saved?.payload)).toContain('five engineers');
  expect(saved?.metadata.origin).toBe('dictated');
  expect(wrong).toEqual([]);
}, 120_000);

it('shows an error for a silent recording and allows another one', async () => {
  const { person, page, wrong } = await speaker(sound('silent', 'anullsrc=duration=10'));
  await records(person, '0:02');
  expect(await loudness(page)).toBeLessThan(0.001);
  await person.presses('Confirm');
  await person.reads('No audio recorded. Please try again.');
  expect(await person.value('Description')).toBe('');
  await person.presses('Retry');
  await person.reads('Listening...');
  expect(wrong).toEqual([expect.stringMatching(/^422: .*transcribe-finalize$/)]);
}, 120_000);
