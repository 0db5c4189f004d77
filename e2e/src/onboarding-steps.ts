import type { Person } from './person.js';

/** Accessible names of the cards of the first step. */
const USER_TYPE_CARDS = {
  student: 'Student Currently in school or university',
  graduate: 'Recent Graduate Completed studies within last 2 years',
  professional: 'Professional Working in your field of expertise',
} as const;

export type UserType = keyof typeof USER_TYPE_CARDS;

/** Signs up with the form, which leads to the first onboarding step. */
export async function signUpWithForm(person: Person, email: string, password = 'correct horse'): Promise<void> {
  await person.open('/signup');
  await person.expectVisible('heading', 'Create your account');
  await person.fill('Email', email);
  await person.fillPassword(password);
  await person.press('Create account');
  await person.expectPath('/onboarding/userType');
}

/** Completes the user type step. */
export async function chooseUserType(person: Person, type: UserType): Promise<void> {
  await person.expectVisible('heading', 'Which best describes you?');
  await person.press(USER_TYPE_CARDS[type]);
  await person.expectPath('/onboarding/personal');
}

/** Completes the personal information step. */
export async function completePersonalStep(
  person: Person,
  firstName = 'Grace',
  lastName = 'Hopper',
  linkedInUrl = 'https://www.linkedin.com/in/grace-hopper',
): Promise<void> {
  await person.expectVisible('heading', 'Tell us about yourself');
  await person.fill('First name', firstName);
  await person.fill('Last name', lastName);
  await person.fill('LinkedIn URL', linkedInUrl);
  await person.press('Next');
  await person.expectPath('/onboarding/education');
}

/** Fills the education form. */
export async function fillEducation(person: Person, institution = 'Harbour College'): Promise<void> {
  await person.expectVisible('heading', 'Tell us about your education');
  await person.fill('Institution', institution);
  await person.typeInto('Education type', 'Bachelor of Sc');
  await person.pressKey('ArrowDown');
  await person.pressKey('Enter');
  await person.fill('Course name', 'Mathematics');
  await person.fill('Start date', '09/2018');
  await person.fill('End date', '06/2021');
}

/** Completes the education step with one entry. */
export async function completeEducationStep(person: Person): Promise<void> {
  await fillEducation(person);
  await person.press('Continue');
  await person.expectToast('Education details saved successfully');
  await person.expectPath('/onboarding/experience');
}

/** Fills the work experience form. */
export async function fillExperience(person: Person, title = 'Compiler Engineer'): Promise<void> {
  await person.fill('Position/Role', title);
  await person.fill('Company name', 'Fernway Logistics');
  await person.fill('Start date', '03/2022');
  await person.toggle('I currently work here');
  await person.fill('Description', 'Built the first compiler.');
}

/** Adds a work experience. */
export async function addExperience(person: Person, title?: string): Promise<void> {
  await person.expectVisible('heading', 'Tell us about your work experience and projects');
  await fillExperience(person, title);
  await person.press('Add Experience');
  await person.expectToast('Experience added successfully!');
}

/** Adds a project. */
export async function addProject(person: Person, title = 'Ferry Times'): Promise<void> {
  await person.expectVisible('heading', 'Add your Project details');
  await person.fill('Project title', title);
  await person.fill('Link name', 'Repository');
  await person.fill('Link URL', 'https://example.com/ferry-times');
  await person.press('Add link');
  await person.fill('Description', 'Timetables for the water metro.');
  await person.press('Add Project');
  await person.expectToast('Project added successfully');
}

/** Completes the skills step. */
export async function completeSkillsStep(person: Person, skills = ['COBOL', 'Leadership']): Promise<void> {
  await person.expectPath('/onboarding/skills');
  await person.expectVisible('heading', 'What are you good at?');
  for (const skill of skills) {
    await person.fill('Add a skill', skill);
    await person.press('Add');
  }
  await person.press('Next');
  await person.expectToast('Skills processed successfully');
}

/** Completes the preferences step. */
export async function completePreferencesStep(person: Person): Promise<void> {
  await person.expectPath('/onboarding/preferences');
  await person.expectVisible('heading', 'What are you looking for?');
  await person.press('Software Engineer');
  await person.typeInto('Add a location', 'Berlin, Germany');
  await person.press('Add location');
  await person.fill('Minimum', '48000');
  await person.fill('Maximum', '72,000');
  await person.toggle('Remote');
  await person.press('Next');
  await person.expectPath('/onboarding/review');
}

/** Saves the profile at the review step. */
export async function completeReviewStep(person: Person): Promise<void> {
  await person.expectVisible('heading', 'Review and save');
  await person.press('Save Profile');
  await person.expectVisible('dialog', 'Save Profile');
  await person.pressIn('dialog', 'Save Profile');
  await person.expectToast('Profile saved successfully!');
}

/** Goes from the thank-you page to the profile. */
export async function leaveThankYouPage(person: Person): Promise<void> {
  await person.expectPath('/onboarding/thank-you');
  await person.expectText('behind the scenes');
  await person.followLink('Go to your profile');
  await person.expectPath('/profile');
}

/** Signs up and completes onboarding as a professional. */
export async function onboardProfessional(
  person: Person,
  email: string,
  firstName?: string,
  lastName?: string,
): Promise<void> {
  await signUpWithForm(person, email);
  await completeOnboarding(person, firstName, lastName);
}

/** Completes all onboarding steps as a professional, with one entry each, and opens the profile. */
export async function completeOnboarding(person: Person, firstName?: string, lastName?: string): Promise<void> {
  await chooseUserType(person, 'professional');
  await completePersonalStep(person, firstName, lastName);
  await completeEducationStep(person);
  await addExperience(person);
  await person.press('Next');
  await completeSkillsStep(person);
  await completePreferencesStep(person);
  await completeReviewStep(person);
  await leaveThankYouPage(person);
}

/** Signs up and completes onboarding as a student, with a project instead of a work experience. */
export async function onboardStudent(person: Person, email: string): Promise<void> {
  await signUpWithForm(person, email);
  await chooseUserType(person, 'student');
  await completePersonalStep(person);
  await completeEducationStep(person);
  await addProject(person);
  await person.press('Next');
  await person.expectToast('Projects saved successfully');
  await completeSkillsStep(person);
  await completePreferencesStep(person);
  await completeReviewStep(person);
  await leaveThankYouPage(person);
}
