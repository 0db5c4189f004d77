import { closeBrowsers } from './browser.js';
import { DictationStack, FINALIZE_PATH, measureLoudness, readUid, record, SPOKEN_TEXT } from './dictation-stack.js';
import { readEvents } from './event-log.js';

let dictation: DictationStack;
beforeAll(async () => {
  dictation = await DictationStack.start();
});
afterEach(closeBrowsers);
afterAll(() => dictation.stop());

it('transcribes a spoken description as a rough draft and saves it with the origin dictated', async () => {
  const audioFile = dictation.createSpeech('spoken');
  const { person, page, errors } = await dictation.openWithMicrophone(audioFile);
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
  const events = await readEvents(`onboarding-${uid}`, uid, dictation.stack.env);
  const completedStep = events.find(
    ({ type, payload }) => type === 'OnboardingStepCompleted' && payload['step'] === 'experience',
  );
  expect(JSON.stringify(completedStep?.payload)).toContain('five engineers');
  expect(completedStep?.metadata.origin).toBe('dictated');
  expect(errors).toEqual([]);
});
