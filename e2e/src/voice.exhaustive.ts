import type { Page } from 'puppeteer';
import { closeBrowsers } from './browser.js';
import { DictationStack, FINALIZE_PATH, measureLoudness, readUid, record } from './dictation-stack.js';
import { readEvents } from './event-log.js';

let dictation: DictationStack;
beforeAll(async () => {
  dictation = await DictationStack.start();
});
afterEach(closeBrowsers);
afterAll(() => dictation.stop());

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
  const audioFile = dictation.createSpeech('spoken-again');
  const { person, page, errors } = await dictation.openWithMicrophone(audioFile);
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

  const events = await readEvents(`onboarding-${uid}`, uid, dictation.stack.env);
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
});

it('shows an error for a silent recording and allows a retry', async () => {
  const { person, page, errors } = await dictation.openWithMicrophone(
    dictation.createAudio('silent', 'anullsrc=duration=10'),
  );
  await record(person, '0:02');
  expect(await measureLoudness(page)).toBeLessThan(0.001);
  await person.press('Confirm');
  await person.expectText('No audio recorded. Please try again.');
  expect(await person.getValue('Description')).toBe('');
  await person.press('Retry');
  await person.expectText('Listening...');
  expect(errors).toEqual([expect.stringMatching(/^422: .*transcribe-finalize$/)]);
});
