import type { Education, Experience, ProfileSections, Project } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { errorBody } from './profile';
import { server } from './server';

export const EDUCATION: Education = {
  id: '11111111-1111-4111-8111-111111111111',
  institution: 'Harbour College',
  courseType: 'Diploma',
  courseName: 'Boats',
  startDate: '2018-09-01T00:00:00.000Z',
  endDate: '2020-06-01T00:00:00.000Z',
  isCurrentlyStudying: false,
  achievements: '',
};

export const EXPERIENCE: Experience = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Pilot',
  company: 'Fernway',
  description: 'Steered.',
  endDate: null,
  current: true,
};

export const PROJECT: Project = {
  id: '33333333-3333-4333-8333-333333333333',
  title: 'Ferry Times',
  description: 'Timetables.',
  links: [{ name: 'Repository', url: 'https://example.com/ferry' }],
  endDate: null,
  isOngoing: false,
};

/** The wizard data of a professional. */
export const SECTIONS: ProfileSections = {
  userType: 'professional',
  personalInfo: { firstName: 'Nadia', lastName: 'Kurian', linkedInUrl: 'https://www.linkedin.com/in/nadia-kurian' },
  educations: [EDUCATION],
  experiences: [EXPERIENCE],
  projects: [],
  skills: ['Go'],
  preferences: { workModes: ['Remote'], locations: [], jobTypes: [], preferredIndustries: [], languages: [] },
  preferredRoles: [],
};

/** Responds to all AI endpoints with 404. */
export const disableAi = (): void =>
  server.use(
    http.post('http://localhost/api/:kind/:what', () => HttpResponse.json(errorBody('Not found'), { status: 404 })),
  );
