import type { Person } from './person.js';

/** Accessible names of the cards of the first step. */
const USER_TYPE_CARDS = {
  student: 'Student Currently in school or university',
  graduate: 'Recent Graduate Completed studies within last 2 years',
  professional: 'Professional Working in your field of expertise',
} as const;

export type UserType = keyof typeof USER_TYPE_CARDS;

/** Signs up with the form, which leads to the first onboarding step. */
export async function signsUp(person: Person, email: string, password = 'correct horse'): Promise<void> {
  await person.open('/signup');
  await person.expectVisible('heading', 'Create your account');
  await person.fill('Email', email);
  await person.fillPassword(password);
  await person.press('Create account');
  await person.expectPath('/onboarding/userType');
}

/** Completes the user type step. */
export async function choosesUserType(person: Person, type: UserType): Promise<void> {
  await person.expectVisible('heading', 'Which best describes you?');
  await person.press(USER_TYPE_CARDS[type]);
  await person.expectPath('/onboarding/personal');
}

/** Completes the personal information step. */
export async function completesPersonalStep(
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
export async function fillsEducation(person: Person, institution = 'Harbour College'): Promise<void> {
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
export async function completesEducationStep(person: Person): Promise<void> {
  await fillsEducation(person);
  await person.press('Continue');
  await person.expectToast('Education details saved successfully');
  await person.expectPath('/onboarding/experience');
}

/** Fills the work experience form. */
export async function fillsExperience(person: Person, title = 'Compiler Engineer'): Promise<void> {
  await person.fill('Position/Role', title);
  await person.fill('Company name', 'Fernway Logistics');
  await person.fill('Start date', '03/2022');
  await person.toggle('I currently work here');
  await person.fill('Description', 'Built the first compiler.');
}

/** Adds a work experience. */
export async function addsExperience(person: Person, title?: string): Promise<void> {
  await person.expectVisible('heading', 'Tell us about your work experience and projects');
  await fillsExperience(person, title);
  await person.press('Add Experience');
  await person.expectToast('Experience added successfully!');
}

/** Adds a project. */
export async function addsProject(person: Person, title = 'Ferry Times'): Promise<void> {
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
export async function completesSkillsStep(person: Person, skills = ['COBOL', 'Leadership']): Promise<void> {
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
export async function completesPreferencesStep(person: Person): Promise<void> {
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
export async function savesReview(person: Person): Promise<void> {
  await person.expectVisible('heading', 'Review and save');
  await person.press('Save Profile');
  await person.expectVisible('dialog', 'Save Profile');
  await person.pressIn('dialog', 'Save Profile');
  await person.expectToast('Profile saved successfully!');
}

/** Goes from the thank-you page to the profile. */
export async function leavesThankYouPage(person: Person): Promise<void> {
  await person.expectPath('/onboarding/thank-you');
  await person.expectText('behind the scenes');
  await person.followLink('Go to your profile');
  await person.expectPath('/profile');
}

/** Signs up and completes onboarding as a professional. */
export async function onboardsProfessional(
  person: Person,
  email: string,
  firstName?: string,
  lastName?: string,
): Promise<void> {
  await signsUp(person, email);
  await completesOnboarding(person, firstName, lastName);
}

/** Completes all onboarding steps as a professional, with one entry each, and opens the profile. */
export async function completesOnboarding(person: Person, firstName?: string, lastName?: string): Promise<void> {
  await choosesUserType(person, 'professional');
  await completesPersonalStep(person, firstName, lastName);
  await completesEducationStep(person);
  await addsExperience(person);
  await person.press('Next');
  await completesSkillsStep(person);
  await completesPreferencesStep(person);
  await savesReview(person);
  await leavesThankYouPage(person);
}

/** Signs up and completes onboarding as a student, with a project instead of a work experience. */
export async function onboardsStudent(person: Person, email: string): Promise<void> {
  await signsUp(person, email);
  await choosesUserType(person, 'student');
  await completesPersonalStep(person);
  await completesEducationStep(person);
  await addsProject(person);
  await person.press('Next');
  await person.expectToast('Projects saved successfully');
  await completesSkillsStep(person);
  await completesPreferencesStep(person);
  await savesReview(person);
  await leavesThankYouPage(person);
}
