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
  await person.opens('/signup');
  await person.sees('heading', 'Create your account');
  await person.fills('Email', email);
  await person.fillsPassword(password);
  await person.presses('Create account');
  await person.isAt('/onboarding/userType');
}

/** Completes the user type step. */
export async function choosesUserType(person: Person, type: UserType): Promise<void> {
  await person.sees('heading', 'Which best describes you?');
  await person.presses(USER_TYPE_CARDS[type]);
  await person.isAt('/onboarding/personal');
}

/** Completes the personal information step. */
export async function completesPersonalStep(
  person: Person,
  firstName = 'Grace',
  lastName = 'Hopper',
  linkedInUrl = 'https://www.linkedin.com/in/grace-hopper',
): Promise<void> {
  await person.sees('heading', 'Tell us about yourself');
  await person.fills('First name', firstName);
  await person.fills('Last name', lastName);
  await person.fills('LinkedIn URL', linkedInUrl);
  await person.presses('Next');
  await person.isAt('/onboarding/education');
}

/** Fills the education form. */
export async function fillsEducation(person: Person, institution = 'Harbour College'): Promise<void> {
  await person.sees('heading', 'Tell us about your education');
  await person.fills('Institution', institution);
  await person.searches('Education type', 'Bachelor of Sc');
  await person.types('ArrowDown');
  await person.types('Enter');
  await person.fills('Course name', 'Mathematics');
  await person.fills('Start date', '09/2018');
  await person.fills('End date', '06/2021');
}

/** Completes the education step with one entry. */
export async function completesEducationStep(person: Person): Promise<void> {
  await fillsEducation(person);
  await person.presses('Continue');
  await person.hears('Education details saved successfully');
  await person.isAt('/onboarding/experience');
}

/** Fills the work experience form. */
export async function fillsExperience(person: Person, title = 'Compiler Engineer'): Promise<void> {
  await person.fills('Position/Role', title);
  await person.fills('Company name', 'Fernway Logistics');
  await person.fills('Start date', '03/2022');
  await person.ticks('I currently work here');
  await person.fills('Description', 'Built the first compiler.');
}

/** Adds a work experience. */
export async function addsExperience(person: Person, title?: string): Promise<void> {
  await person.sees('heading', 'Tell us about your work experience and projects');
  await fillsExperience(person, title);
  await person.presses('Add Experience');
  await person.hears('Experience added successfully!');
}

/** Adds a project. */
export async function addsProject(person: Person, title = 'Ferry Times'): Promise<void> {
  await person.sees('heading', 'Add your Project details');
  await person.fills('Project title', title);
  await person.fills('Link name', 'Repository');
  await person.fills('Link URL', 'https://example.com/ferry-times');
  await person.presses('Add link');
  await person.fills('Description', 'Timetables for the water metro.');
  await person.presses('Add Project');
  await person.hears('Project added successfully');
}

/** Completes the skills step. */
export async function completesSkillsStep(person: Person, skills = ['COBOL', 'Leadership']): Promise<void> {
  await person.isAt('/onboarding/skills');
  await person.sees('heading', 'What are you good at?');
  for (const skill of skills) {
    await person.fills('Add a skill', skill);
    await person.presses('Add');
  }
  await person.presses('Next');
  await person.hears('Skills processed successfully');
}

/** Completes the preferences step. */
export async function completesPreferencesStep(person: Person): Promise<void> {
  await person.isAt('/onboarding/preferences');
  await person.sees('heading', 'What are you looking for?');
  await person.presses('Software Engineer');
  await person.searches('Add a location', 'Berlin, Germany');
  await person.presses('Add location');
  await person.fills('Minimum', '48000');
  await person.fills('Maximum', '72,000');
  await person.ticks('Remote');
  await person.presses('Next');
  await person.isAt('/onboarding/review');
}

/** Saves the profile at the review step. */
export async function savesReview(person: Person): Promise<void> {
  await person.sees('heading', 'Review and save');
  await person.presses('Save Profile');
  await person.sees('dialog', 'Save Profile');
  await person.pressesIn('dialog', 'Save Profile');
  await person.hears('Profile saved successfully!');
}

/** Goes from the thank-you page to the profile. */
export async function leavesThankYouPage(person: Person): Promise<void> {
  await person.isAt('/onboarding/thank-you');
  await person.reads('behind the scenes');
  await person.follows('Go to your profile');
  await person.isAt('/profile');
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
  await person.presses('Next');
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
  await person.presses('Next');
  await person.hears('Projects saved successfully');
  await completesSkillsStep(person);
  await completesPreferencesStep(person);
  await savesReview(person);
  await leavesThankYouPage(person);
}
