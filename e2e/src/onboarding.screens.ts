import { checkScreens } from './check-screens.js';
import { fakeDeviceSpeech } from './fake-device-speech.js';
import type { Person } from './person.js';
import type { Screen } from './screen.js';

type Step = [path: string, heading: string];

const openStep = async (person: Person, [path, heading]: Step): Promise<void> => {
  await person.open(`/onboarding/${path}`);
  await person.expectVisible('heading', heading);
};

const EDUCATION: Step = ['education', 'Tell us about your education'];
const EXPERIENCE: Step = ['experience?tab=experience', 'Tell us about your work experience and projects'];
const PROJECTS: Step = ['experience?tab=projects', 'Add your Project details'];
const SKILLS: Step = ['skills', 'What are you good at?'];
const PREFERENCES: Step = ['preferences', 'What are you looking for?'];
const REVIEW: Step = ['review', 'Review and save'];

const defineScreen = (
  name: string,
  viewer: Screen['viewer'],
  step: Step,
  interact: (person: Person) => Promise<void> = () => Promise.resolve(),
): Screen => ({
  name: `onboarding-${name}`,
  viewer,
  show: async (person) => {
    await openStep(person, step);
    await interact(person);
  },
});

/** Records at least one second of the fake microphone. */
const record = async (person: Person): Promise<void> => {
  await person.press('Switch to Voice');
  await person.press('Start recording');
  await person.expectText('Listening...');
  // A busy page may skip a second.
  await person.page.waitForFunction(() => /\b0:(?!00)\d\d\b/.test(document.body.innerText));
};

/** Records, confirms the recording and mocks the response. Without `response` the request stays pending. */
const confirmRecording = async (
  person: Person,
  response?: { readonly status: number; readonly body: object },
): Promise<void> => {
  await record(person);
  await person.press('Stop');
  await person.page.evaluate((mockedResponse) => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = (...request) => {
      if (!(typeof request[0] === 'string' && request[0].endsWith('/transcribe-finalize')))
        return originalFetch(...request);
      if (mockedResponse === null) return new Promise(() => undefined);
      return Promise.resolve(Response.json(mockedResponse.body, { status: mockedResponse.status }));
    };
  }, response ?? null);
  await person.press('Confirm');
};

/** Starts to dictate on the device, with a browser that has a language pack or cannot get one. */
const dictateOnDevice = async (person: Person, canInstall: boolean): Promise<void> => {
  await fakeDeviceSpeech(person.page, canInstall);
  await person.press('Switch to Voice');
  await person.press('Use this device');
  await person.press('Start dictating');
};

const UNAVAILABLE_BODY = {
  success: false,
  error: 'Dictation is not available right now. Please type your text instead.',
  code: 'transcription-unavailable',
};
const ROUGH_BODY = {
  success: true,
  message: 'Transcription captured.',
  originalText: 'um built the very time tables in java',
  enhancedText: 'Built the very time tables in java.',
  skills: { technical: ['Java'] },
  rough: true,
  engine: 'rules',
};

/**
 * Every onboarding step: empty, filled and with errors. The viewer is named after the step that the user has reached;
 * earlier steps are filled.
 */
checkScreens([
  defineScreen('type', 'onboarding-step-1', ['userType', 'Which best describes you?']),
  defineScreen('personal', 'onboarding-step-3', ['personal', 'Tell us about yourself']),
  defineScreen('personal-invalid', 'onboarding-step-3', ['personal', 'Tell us about yourself'], async (person) => {
    await person.fill('First name', ' ');
    await person.fill('LinkedIn URL', 'linkedin.example.com');
    await person.press('Next');
    await person.expectText('First name is required');
  }),
  defineScreen('education', 'onboarding-step-3', EDUCATION),
  defineScreen('education-invalid', 'onboarding-step-3', EDUCATION, async (person) => {
    await person.press('Add Education');
    await person.expectText('Institution name is required');
  }),
  defineScreen('education-months', 'onboarding-step-3', EDUCATION, async (person) => {
    await person.press('Choose a month: End date');
    await person.expectVisible('dialog', 'Choose a month: End date');
  }),
  defineScreen('education-degrees', 'onboarding-step-3', EDUCATION, async (person) => {
    await person.typeInto('Education type', 'master');
    await person.expectVisible('listbox', 'Education type');
  }),
  defineScreen('education-list', 'onboarding-last-step', EDUCATION),
  defineScreen('experience', 'onboarding-step-4', EXPERIENCE),
  defineScreen('experience-invalid', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await person.press('Add Experience');
    await person.expectText('Company is required');
  }),
  defineScreen('experience-toast', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await person.press('Enhance description');
    await person.page.locator('.Toastify__toast ::-p-text(Please enter a description first)').hover();
  }),
  defineScreen('experience-questions', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await person.fill('Description', 'Responsible for different tasks.');
    await person.press('Enhance description');
    await person.fill('How many, or how often?', '40');
    await person.press('Add to description');
    await person.expectText('Say what you counted');
  }),
  defineScreen('experience-list', 'onboarding-last-step', EXPERIENCE),
  defineScreen('experience-edit', 'onboarding-last-step', EXPERIENCE, async (person) => {
    await person.press('Edit Junior Developer');
    await person.expectVisible('heading', 'Edit work experience');
  }),
  defineScreen('voice', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await person.press('Switch to Voice');
    await person.expectVisible('button', 'Start recording');
  }),
  defineScreen('voice-listening', 'onboarding-step-4', EXPERIENCE, record),
  defineScreen('voice-confirm', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await record(person);
    await person.press('Stop');
    await person.expectVisible('button', 'Confirm');
  }),
  defineScreen('voice-processing', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await confirmRecording(person);
    await person.expectText('Processing your recording, please wait...');
  }),
  defineScreen('voice-failed', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await confirmRecording(person, { status: 503, body: UNAVAILABLE_BODY });
    await person.expectVisible('button', 'Send again');
  }),
  defineScreen('voice-rough', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await confirmRecording(person, { status: 200, body: ROUGH_BODY });
    await person.expectText('This is a rough draft');
  }),
  defineScreen('voice-choice', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await fakeDeviceSpeech(person.page, true);
    await person.press('Switch to Voice');
    await person.expectVisible('button', 'Use this device');
  }),
  defineScreen('voice-device', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await fakeDeviceSpeech(person.page, true);
    await person.press('Switch to Voice');
    await person.press('Use this device');
    await person.expectVisible('button', 'Start dictating');
  }),
  defineScreen('voice-device-listening', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await dictateOnDevice(person, true);
    await person.expectText('My team halved the weight in');
  }),
  defineScreen('voice-device-failed', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await dictateOnDevice(person, false);
    await person.expectText('The language pack could not be downloaded');
  }),
  defineScreen('voice-device-added', 'onboarding-step-4', EXPERIENCE, async (person) => {
    await dictateOnDevice(person, true);
    await person.press('Stop');
    await person.expectVisible('button', 'Undo dictation');
  }),
  defineScreen('projects', 'onboarding-step-4', PROJECTS),
  defineScreen('projects-invalid', 'onboarding-step-4', PROJECTS, async (person) => {
    await person.press('Add link');
    await person.press('Add Project');
    await person.expectText('Project Title is required');
  }),
  defineScreen('projects-list', 'onboarding-last-step', PROJECTS),
  defineScreen('skills', 'onboarding-last-step', SKILLS),
  defineScreen('skills-bulk', 'onboarding-last-step', SKILLS, async (person) => {
    await person.toggle('Bulk Add Skills');
    await person.press('Add skills');
    await person.expectText('Please enter some skills');
  }),
  defineScreen('preferences', 'onboarding-last-step', PREFERENCES),
  defineScreen('preferences-roles', 'onboarding-last-step', PREFERENCES, async (person) => {
    await person.expectText('Recommended for you');
  }),
  defineScreen('preferences-search', 'onboarding-last-step', PREFERENCES, async (person) => {
    await person.typeInto('Search roles', 'engineer');
    await person.expectVisible('option', 'DevOps Engineer');
  }),
  defineScreen('preferences-invalid', 'onboarding-last-step', PREFERENCES, async (person) => {
    await person.expectText('Recommended for you');
    await person.fill('Minimum', 'a lot');
    await person.toggle('Remote');
    await person.toggle('Hybrid');
    await person.press('Next');
    await person.expectText('Please select at least one work mode');
  }),
  defineScreen('review', 'onboarding-last-step', REVIEW),
  defineScreen('review-confirm', 'onboarding-last-step', REVIEW, async (person) => {
    await person.press('Save Profile');
    await person.expectVisible('dialog', 'Save Profile');
  }),
  defineScreen('thank-you', 'member', ['thank-you', 'Thank you. Your profile is saved.']),
]);
