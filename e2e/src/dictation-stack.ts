import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGrammarModel } from '@trackrecord/platform/testing/speech-grammar/grammar-model';
import type { Page } from 'puppeteer';
import { collectErrors, openBrowser } from './browser.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { chooseUserType, completeEducationStep, completePersonalStep, signUpWithForm } from './onboarding-steps.js';
import { Person } from './person.js';

/** What the recognizer of the stack understands. */
const GRAMMAR = `#JSGF V1.0;
grammar experience;
public <sentence> = I led a team of <number> engineers and built the <service> service in <number> months;
<number> = two | five | six | twelve;
<service> = billing | search | storage;
`;
export const SPOKEN_TEXT = 'I led a team of five engineers and built the billing service in six months';
export const FINALIZE_PATH = '/api/transcription/transcribe-finalize';

/** A stack with a recognizer that knows few sentences, and a folder for the files of its microphones. */
export class DictationStack {
  private constructor(
    readonly stack: IsolatedStack,
    private readonly folder: string,
  ) {}

  static async start(): Promise<DictationStack> {
    const folder = mkdtempSync(join(tmpdir(), 'voice-'));
    const model = join(folder, 'model');
    writeGrammarModel(model, GRAMMAR);
    return new DictationStack(
      await IsolatedStack.start(join(folder, 'data'), 0, { ...NO_FEEDS, ASR_MODEL: model }),
      folder,
    );
  }

  async stop(): Promise<void> {
    await this.stack.stop('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Generates a WAV file with ffmpeg for Chromium's fake microphone. `source` is a source of lavfi. */
  createAudio(name: string, source: string): string {
    const file = join(this.folder, `${name}.wav`);
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', source, '-ar', '48000', '-ac', '1', file]);
    return file;
  }

  /** Generates a WAV file of the spoken text. */
  createSpeech(name: string): string {
    return this.createAudio(name, `flite=text=${SPOKEN_TEXT}:voice=rms,adelay=1500,apad=pad_dur=5`);
  }

  /** Opens the experience step with everything but the description filled in, and a WAV file as microphone input. */
  async openWithMicrophone(audioFile: string) {
    const chromium = await openBrowser([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${audioFile}%noloop`,
    ]);
    const page = await chromium.newPage();
    await captureRecording(page);
    const errors = collectErrors(page, this.stack.url);
    const person = new Person(page, this.stack.url);
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
}

/** Records until the timer shows a duration. */
export async function record(person: Person, duration: string): Promise<void> {
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
export const measureLoudness = (page: Page): Promise<number> =>
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

/** Returns the signed-in uid: the client stores the revision of its last write by stream name. */
export const readUid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('revision:onboarding-'));
    return key?.slice('revision:onboarding-'.length) ?? '';
  });
