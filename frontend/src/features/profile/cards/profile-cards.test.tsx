import type { Experience, PreferredRole, Project } from '@trackrecord/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../../testing/candidate';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const renderProfile = (overrides: Parameters<typeof makeProfile>[0]) => {
  serveProfile(makeProfile(overrides));
  return renderApp({ at: '/profile' });
};

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

const makeId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const ROLE: PreferredRole = { id: makeId(0), title: 'Ferry Captain', match: 80, requiredSkills: [] };

const makeRoles = (count: number): PreferredRole[] =>
  Array.from({ length: count }, (_, index) => ({ ...ROLE, id: makeId(index), title: `Role ${index}` }));

const makePositions = (count: number): Experience[] =>
  Array.from({ length: count }, (_, index) => ({
    ...EXPERIENCE,
    id: makeId(index),
    title: `Position ${index}`,
    startDate: `${2000 + index}-03-01T00:00:00.000Z`,
  }));

const makeProjects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({ ...PROJECT, id: makeId(index), title: `Project ${index}` }));

/** Lets the page measure its texts again. */
let resize: () => void = () => undefined;
beforeEach(() =>
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resize = () => callback([], observer);
    return observer;
  }),
);

const getHeadings = (region: Awaited<ReturnType<typeof findCard>>) =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Work Experience', () => {
  it('shows a position with its company, location, months and description', async () => {
    renderProfile({ experiences: [{ ...EXPERIENCE, location: 'Kochi', startDate: '2022-03-01T00:00:00.000Z' }] });
    const region = await findCard('Work Experience');
    expect(region.getByRole('heading', { name: 'Pilot' })).toBeVisible();
    expect(region.getByRole('listitem')).toHaveTextContent('PilotFernway · KochiMar 2022 – PresentSteered.');
  });

  it.each([
    ['2020-07-01T00:00:00.000Z', '2022-02-01T00:00:00.000Z', 'Jul 2020 – Feb 2022'],
    ['2009', '2011', '2009 – 2011'],
    ['2009', '2009', '2009'],
    ['2009-05-01T00:00:00.000Z', '2011', 'May 2009 – 2011'],
  ])('shows a past position from %s to %s as %s', async (startDate, endDate, months) => {
    renderProfile({ experiences: [{ ...EXPERIENCE, startDate, endDate, current: false }] });
    expect((await findCard('Work Experience')).getByText(months)).toBeVisible();
  });

  it('sorts by start date, newest first, undated last', async () => {
    const [oldest, middle, newest] = makePositions(3);
    const undated: Experience = { ...EXPERIENCE, title: 'Undated' };
    renderProfile({ experiences: [undated, ...[middle, oldest, newest].filter((item) => item !== undefined)] });
    expect(getHeadings(await findCard('Work Experience'))).toEqual([
      'Position 2',
      'Position 1',
      'Position 0',
      'Undated',
    ]);
  });

  it('shows six positions, and all of them on request', async () => {
    const { user, address } = renderProfile({ experiences: makePositions(25) });
    const region = await findCard('Work Experience');
    expect(getHeadings(region)).toEqual([24, 23, 22, 21, 20, 19].map((index) => `Position ${index}`));
    await user.click(region.getByRole('button', { name: 'Show all 25 of Work Experience' }));
    expect(getHeadings(region)).toHaveLength(25);
    expect(address()).toBe('/profile');
    await user.click(region.getByRole('button', { name: 'Show fewer of Work Experience', expanded: true }));
    expect(getHeadings(region)).toHaveLength(6);
  });

  it('shows the skills of a position on request', async () => {
    const { user } = renderProfile({
      experiences: [{ ...EXPERIENCE, skills: { technical: ['Knots'], soft: ['Calm'] } }],
    });
    const region = await findCard('Work Experience');
    expect(region.queryByText('Knots')).not.toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Show more of Pilot' }));
    const skills = within(region.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Knots', 'Calm']);
  });

  it('shows a description whole on request only if it is cut', async () => {
    const { user } = renderProfile({ experiences: makePositions(1) });
    const region = await findCard('Work Experience');
    expect(region.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    const text = region.getByText('Steered.');
    jest.spyOn(text, 'scrollHeight', 'get').mockReturnValue(200);
    act(() => resize());
    await user.click(region.getByRole('button', { name: 'Show more of Position 0' }));
    expect(text).toHaveClass('is-whole');
    expect(region.getByRole('button', { name: 'Show less of Position 0' })).toHaveFocus();
  });

  it('has nothing more to show for six positions', async () => {
    renderProfile({ experiences: makePositions(6) });
    const region = await findCard('Work Experience');
    expect(region.getAllByRole('listitem')).toHaveLength(6);
    expect(region.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the line breaks of a description but not its empty lines', async () => {
    renderProfile({ experiences: [{ ...EXPERIENCE, description: 'Steered.\r\n\n\n   Moored.\n' }] });
    const region = await findCard('Work Experience');
    expect(region.getByText(/Steered/).textContent).toBe('Steered.\nMoored.');
  });

  it('links to its editor when it is empty', async () => {
    const { user, address } = renderProfile({});
    const region = await findCard('Work Experience');
    expect(region.getByText('No work experience added yet.')).toBeVisible();
    await user.click(region.getByRole('link', { name: 'Add work experience' }));
    expect(address()).toBe('/profile?edit=experience');
  });
});

describe('Work Preferences', () => {
  const preferences = {
    workModes: ['Remote', 'Hybrid'],
    locations: [],
    jobTypes: [],
    preferredIndustries: [],
    languages: [],
  };

  it.each([
    ['YEAR' as const, 'USD', 'Salary$48,000 – $72,000 per year'],
    ['MONTH' as const, 'INR', 'Salary₹48,000 – ₹72,000 per month'],
  ])('shows the salary by %s in %s, and the work modes', async (period, currency, text) => {
    renderProfile({ preferences: { ...preferences, salary: { minimum: 48_000, maximum: 72_000, currency, period } } });
    const region = await findCard('Work Preferences');
    expect(region.getByText('Salary').parentElement).toHaveTextContent(text);
    const modes = within(region.getByRole('list', { name: 'Work modes' })).getAllByRole('listitem');
    expect(modes.map(({ textContent }) => textContent)).toEqual(['Remote', 'Hybrid']);
  });

  it('shows missing values as not specified', async () => {
    renderProfile({ preferences: { ...preferences, workModes: [] } });
    expect((await findCard('Work Preferences')).getAllByText('Not specified')).toHaveLength(2);
  });

  it('shows locations, job types, industries and languages if there are any', async () => {
    renderProfile({
      preferences: {
        ...preferences,
        locations: [
          { city: 'Kochi', country: 'India', hasVisa: false },
          { city: 'Dubai', country: 'United Arab Emirates', hasVisa: true, visaType: 'Work' },
        ],
        jobTypes: ['Full-time'],
        preferredIndustries: ['Technology', 'Media'],
        languages: [{ language: 'English', proficiency: 'Native' }],
      },
    });
    const region = await findCard('Work Preferences');
    const getItems = (name: string) =>
      within(region.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(getItems('Locations')).toEqual(['Kochi, India', 'Dubai, United Arab Emirates (Work visa)']);
    expect(getItems('Job types')).toEqual(['Full-time']);
    expect(getItems('Industries')).toEqual(['Technology', 'Media']);
    expect(getItems('Languages')).toEqual(['English (Native)']);
  });

  it('shows all values as not specified without preferences', async () => {
    renderProfile({});
    expect((await findCard('Work Preferences')).getAllByText('Not specified')).toHaveLength(2);
  });
});

describe('Role Matches', () => {
  it('shows three roles and offers the rest', async () => {
    renderProfile({ preferredRoles: makeRoles(4) });
    const region = await findCard('Role Matches');
    expect(getHeadings(region)).toEqual(['Role 0', 'Role 1', 'Role 2']);
    expect(region.getByRole('button', { name: 'Show all 4 of Role Matches' })).toBeVisible();
  });

  it.each([
    [92, '92% match'],
    [67.6, '68% match'],
    [-5, '0% match'],
    [250, '100% match'],
    [undefined, '100% match'],
  ])('shows a match of %s as %s', async (match, name) => {
    const role = JSON.parse(JSON.stringify({ ...ROLE, match })) as PreferredRole;
    renderProfile({ preferredRoles: [role] });
    expect((await findCard('Role Matches')).getByRole('img', { name })).toBeVisible();
  });

  it('shows a default name for a role without a title', async () => {
    renderProfile({ preferredRoles: [{ ...ROLE, title: '' }] });
    expect((await findCard('Role Matches')).getByRole('heading', { name: 'Unnamed Role' })).toBeVisible();
  });

  it('truncates a description to 120 characters, and shows it whole on request', async () => {
    const description = '⛵'.repeat(121);
    const { user } = renderProfile({ preferredRoles: [{ ...ROLE, description }] });
    const region = await findCard('Role Matches');
    expect(region.getByText(`${'⛵'.repeat(120)}…`)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Show more of Ferry Captain' }));
    expect(region.getByText(description)).toBeVisible();
  });

  it('truncates a description between words', async () => {
    const description = 'Steers ferries. '.repeat(9);
    renderProfile({ preferredRoles: [{ ...ROLE, description }] });
    expect((await findCard('Role Matches')).getByText(`${'Steers ferries. '.repeat(7)}Steers…`)).toBeVisible();
  });

  it('does not truncate a description of 120 characters', async () => {
    const description = 'a'.repeat(120);
    renderProfile({ preferredRoles: [{ ...ROLE, description }] });
    expect((await findCard('Role Matches')).getByText(description)).toBeVisible();
  });

  it('shows the first four required skills and counts the rest', async () => {
    renderProfile({ preferredRoles: [{ ...ROLE, requiredSkills: ['Go', 'Kafka', 'AWS', 'Linux', 'Docker', 'gRPC'] }] });
    const region = await findCard('Role Matches');
    const skills = within(region.getByRole('list', { name: 'Required skills' })).getAllByRole('listitem');
    expect(skills.map(({ textContent }) => textContent)).toEqual(['Go', 'Kafka', 'AWS', 'Linux', '+2 more']);
  });

  it('shows a hint when there are no roles', async () => {
    renderProfile({});
    const region = await findCard('Role Matches');
    expect(region.getByText('No career matches found. Add your preferred roles to see matches.')).toBeVisible();
  });
});

describe('Skills & Education', () => {
  it('shows every skill once', async () => {
    const skills = Array.from({ length: 40 }, (_, index) => `Skill ${index}`);
    renderProfile({ skills: [...skills, 'Skill 0'] });
    const region = await findCard('Skills & Education');
    expect(within(region.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(40);
  });

  it.each([
    ['2018 – 2020', {}],
    ['2018 – Present', { endDate: null, isCurrentlyStudying: true }],
    ['2020', { startDate: '2020-02-01T00:00:00.000Z' }],
    ['2018', { endDate: null }],
  ])('shows an education with years only: %s', async (years, overrides) => {
    renderProfile({ educations: [{ ...EDUCATION, ...overrides }] });
    const region = await findCard('Skills & Education');
    expect(region.getByRole('heading', { name: 'Diploma, Boats' })).toBeVisible();
    expect(region.getByText('Harbour College')).toBeVisible();
    expect(region.getByText(years)).toBeVisible();
  });

  it('links to the editors when it is empty', async () => {
    const { user, address } = renderProfile({});
    const region = await findCard('Skills & Education');
    expect(region.getByText('No skills added yet.')).toBeVisible();
    expect(region.getByText('No education history added yet.')).toBeVisible();
    expect(region.getByRole('link', { name: 'Add skills' })).toHaveAttribute('href', '/profile?edit=skills');
    await user.click(region.getByRole('link', { name: 'Add education' }));
    expect(address()).toBe('/profile?edit=education');
  });
});

describe('Projects', () => {
  it('shows two projects with their months', async () => {
    const dated = { startDate: '2023-05-01T00:00:00.000Z', endDate: '2023-09-01T00:00:00.000Z' };
    renderProfile({ projects: makeProjects(3).map((project) => ({ ...project, ...dated })) });
    const region = await findCard('Projects');
    expect(getHeadings(region)).toEqual(['Project 0', 'Project 1']);
    expect(region.getAllByText('May 2023 – Sep 2023')).toHaveLength(2);
    expect(region.getAllByText('Timetables.')).toHaveLength(2);
    expect(region.getByRole('button', { name: 'Show all 3 of Projects' })).toBeVisible();
  });

  it('shows the category and the links of a project', async () => {
    const links = [{ name: 'Docs', url: 'https://docs.example.com' }];
    renderProfile({
      projects: [{ ...PROJECT, category: 'Web application', projectUrl: 'https://ferry.example.com/', links }],
    });
    const region = await findCard('Projects');
    expect(region.getByText('Web application')).toBeVisible();
    expect(region.getByRole('link', { name: 'ferry.example.com' })).toHaveAttribute(
      'href',
      'https://ferry.example.com/',
    );
    expect(region.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', 'https://docs.example.com');
  });

  it('shows the start of an ongoing project', async () => {
    renderProfile({ projects: [{ ...PROJECT, startDate: '2024-01-01T00:00:00.000Z', isOngoing: true }] });
    expect((await findCard('Projects')).getByText('Jan 2024 – Present')).toBeVisible();
  });

  const getPictures = (container: HTMLElement) =>
    [...container.querySelectorAll('.tr-art-box')].map(({ innerHTML }) => innerHTML);

  it('generates the same picture for the same title', async () => {
    const [first, second] = makeProjects(2).map((project) => ({ ...project, title: 'Ferry Times' }));
    renderProfile({ projects: [first, second].filter((project) => project !== undefined) });
    const pictures = getPictures(await screen.findByRole('region', { name: 'Projects' }));
    expect(pictures[0]).toMatch(/^<svg/);
    expect(pictures[0]).toBe(pictures[1]);
  });

  it('generates different pictures for different titles', async () => {
    renderProfile({ projects: makeProjects(2) });
    const [first, second] = getPictures(await screen.findByRole('region', { name: 'Projects' }));
    expect(first).not.toBe(second);
  });

  it('shows the image of a project, and a generated picture if it fails to load', async () => {
    renderProfile({ projects: [{ ...PROJECT, imageUrl: 'https://images.example.com/ferry.png' }] });
    const region = await screen.findByRole('region', { name: 'Projects' });
    const image = within(region).getByRole('presentation');
    expect(image).toHaveAttribute('src', 'https://images.example.com/ferry.png');
    fireEvent.error(image);
    expect(getPictures(region)[0]).toMatch(/^<svg/);
  });

  it('does not load images over http', async () => {
    renderProfile({ projects: [{ ...PROJECT, imageUrl: 'http://images.example.com/ferry.png' }] });
    expect(getPictures(await screen.findByRole('region', { name: 'Projects' }))[0]).toMatch(/^<svg/);
  });

  it('links to its editor when it is empty', async () => {
    const { user, address } = renderProfile({});
    const region = await findCard('Projects');
    expect(region.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(region.getByText('Showcase your work by adding projects')).toBeVisible();
    await user.click(region.getByRole('link', { name: 'Add Project' }));
    expect(address()).toBe('/profile?edit=projects');
  });
});

describe('The cards', () => {
  it('link to their editors and mark them as opened from this page', async () => {
    const { user, router } = renderProfile({});
    await findCard('Projects');
    const editLinks = screen.getAllByRole('link', { name: /^Edit [A-Z]/ });
    expect(editLinks.map(({ title }) => title)).toEqual(editLinks.map((link) => link.getAttribute('aria-label')));
    expect(editLinks.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Edit Work Experience', '/profile?edit=experience'],
      ['Edit Role Matches', '/profile?edit=roles'],
      ['Edit Projects', '/profile?edit=projects'],
      ['Edit Details', '/profile?edit=personal'],
      ['Edit Work Preferences', '/profile?edit=preferences'],
      ['Edit Skills', '/profile?edit=skills'],
      ['Edit Education', '/profile?edit=education'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Edit Education' }));
    expect(router.state.location.state).toEqual({ openedHere: true });
  });
});
