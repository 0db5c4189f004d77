import type { Person } from './person.js';
import { builds, choosesType, introduces, isThanked, knows, saves, signsUp, studies, wishes, works } from './walk.js';

/** From sign-up to the profile, as a professional with one of everything. */
export async function becomesMember(
  person: Person,
  email: string,
  firstName?: string,
  lastName?: string,
): Promise<void> {
  await signsUp(person, email);
  await goesThroughTheWizard(person, firstName, lastName);
}

/** The wizard from its first step to the profile. */
export async function goesThroughTheWizard(person: Person, firstName?: string, lastName?: string): Promise<void> {
  await choosesType(person, 'professional');
  await introduces(person, firstName, lastName);
  await studies(person);
  await works(person);
  await person.presses('Next');
  await knows(person);
  await wishes(person);
  await saves(person);
  await isThanked(person);
}

/** The same for a student: a project takes the place of the work experience. */
export async function becomesStudent(person: Person, email: string): Promise<void> {
  await signsUp(person, email);
  await choosesType(person, 'student');
  await introduces(person);
  await studies(person);
  await builds(person);
  await person.presses('Next');
  await person.hears('Projects saved successfully');
  await knows(person);
  await wishes(person);
  await saves(person);
  await isThanked(person);
}
