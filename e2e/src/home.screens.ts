import type { Home } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { checkScreens } from './check-screens.js';
import { openWithStalledRequests } from './delay-requests.js';
import { waitForRecommendedJobs } from './jobs-api.js';
import { openWithResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, SharedAccounts, Viewer } from './screen.js';
import { LONG_TEXT, LONG_WORD } from './test-users.js';

const DAY_MS = 86_400_000;
const timeFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const defineScreen = (name: string, viewer: Viewer, show: Screen['show']): Screen => ({
  name: `home${name}`,
  viewer,
  show,
});

const open = async (person: Person): Promise<void> => {
  await person.open('/dashboard');
  await person.expectVisible('heading', 'Recent changes');
};

/** Opens the page with changed data of the member. */
async function openWith(person: Person, { member }: SharedAccounts, change: (home: Home) => Home): Promise<void> {
  await waitForRecommendedJobs(person.origin, member);
  const response = await fetch(`${person.origin}/api/home/${member.uid}`, { headers: authHeaders(member) });
  const body = change(await readJson<Home>(response));
  await openWithResponse(person, '/dashboard', '/api/home/', { status: 200, body });
  await person.expectVisible('heading', 'Recent changes');
}

/** Fills the home page of a long-time user: hundreds of applications, long texts, many steps that are due. */
const fillWithLongContent = (home: Home): Home => {
  const [job] = home.matches.jobs;
  const stages = ['saved', 'applied', 'interviewing', 'offer'] as const;
  return {
    ...home,
    firstName: LONG_WORD,
    completeness: { percentage: 91, steps: [{ gap: 'salary', percentage: 5 }] },
    applications: {
      counts: { saved: 128, applied: 312, interviewing: 14, offer: 2, closed: 544 },
      due: Array.from({ length: 12 }, (_, index) => ({
        applicationId: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
        stepId: index === 2 ? null : `00000000-0000-4000-8000-0000000001${String(index + 10)}`,
        stage: stages[index % stages.length] ?? 'saved',
        posting: {
          title: index === 0 ? LONG_WORD.repeat(3) : 'Backend Engineer',
          company: index === 1 ? LONG_TEXT.slice(0, 150) : 'Kestrel Labs',
        },
        title: index === 2 ? null : index === 1 ? `${LONG_WORD} ${LONG_WORD}` : 'Ask for an answer',
        due: timeFromNow(index - 3),
        ...(index === 4 && { until: timeFromNow(index - 2.9) }),
      })),
    },
    matches: {
      ...home.matches,
      since: timeFromNow(-4),
      newCount: 1_284,
      jobs: home.matches.jobs.map((match, index) =>
        index === 0
          ? { ...match, title: LONG_WORD.repeat(3), company: LONG_TEXT.slice(0, 150), location: LONG_WORD.repeat(2) }
          : match,
      ),
      isReady: job !== undefined,
    },
    events: {
      areNear: true,
      items: home.events.items.map((event, index) =>
        index === 0
          ? { ...event, title: LONG_WORD.repeat(3), place: LONG_WORD.repeat(2), attribution: 'Events by Harbour' }
          : event,
      ),
    },
    changes: home.changes.map((change, index) => ({
      ...change,
      undoable: true,
      ...(index === 0 && { description: `Added ${LONG_WORD.repeat(3)}` }),
    })),
  };
};

/** Leaves nothing to do and nothing new. The counts of applications remain. */
const emptyLists = (home: Home): Home => ({
  ...home,
  completeness: { percentage: 100, steps: [] },
  applications: { ...home.applications, counts: { ...home.applications.counts, applied: 3 }, due: [] },
  matches: { ...home.matches, since: timeFromNow(-1), newCount: 0, jobs: [], isReady: true },
  events: { areNear: false, items: [] },
  changes: [],
});

/** Every visual state of the home page. */
checkScreens([
  defineScreen('-first-day', 'sparse-profile', open),
  defineScreen('', 'applicant', async (person) => {
    await open(person);
    await person.expectText('Mark as done');
  }),
  defineScreen('-hundredth-day', 'member', (person, accounts) => openWith(person, accounts, fillWithLongContent)),
  defineScreen('-nothing-due', 'member', (person, accounts) => openWith(person, accounts, emptyLists)),
  defineScreen('-waiting-for-matches', 'member', (person, accounts) =>
    openWith(person, accounts, (home) => ({ ...home, matches: { ...home.matches, jobs: [], isReady: false } })),
  ),
  defineScreen('-loading', 'member', (person) => openWithStalledRequests(person, '/dashboard', '/api/home/')),
  defineScreen('-failed', 'member', async (person) => {
    await openWithResponse(person, '/dashboard', '/api/home/', { status: 400, body: { error: 'No', code: 'test' } });
    await person.expectText('Your home page could not be loaded.');
  }),
]);
