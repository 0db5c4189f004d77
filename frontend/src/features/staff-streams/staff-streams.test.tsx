import { act, screen, waitFor, within } from '@testing-library/react';
import { makeGraph } from '@trackrecord/contracts/testing/correlation-graph';
import { makeProjection } from '@trackrecord/contracts/testing/operations-overview';
import {
  makeEventDetails,
  makeEventReference,
  makeLogEvent,
  makeStreamEvent,
  toEventId,
} from '@trackrecord/contracts/testing/stream-events';
import type { ViewCheck } from '@trackrecord/contracts';
import { mockWideScreen } from '../../testing/history';
import { serveOperations, serveOverview } from '../../testing/operations';
import {
  INDEX_OFF,
  makeLogPage,
  makeProjections,
  makeStreamPage,
  openStreams,
  PROFILE_STREAM,
  refuseEvents,
  serveEvents,
  serveGraph,
  serveLog,
  servePayload,
  serveProjections,
  serveSchemas,
  serveStreams,
  serveTail,
  serveViewCheck,
} from '../../testing/streams';
import type { Refusal } from '../../testing/streams';

const STORE_AWAY: Refusal = { status: 422, code: 'test', text: 'The event store cannot be reached.' };

beforeEach(() => {
  mockWideScreen();
  serveSchemas();
});

const findLog = () => screen.findByRole('listbox', { name: 'Events' });
const getOptions = () => within(screen.getByRole('listbox')).getAllByRole('option');
const getPanel = () => within(screen.getByRole('region', { name: 'ExperienceRevised' }));

/** Creates 100 events that end at a revision. */
const makeEvents = (last: number) => Array.from({ length: 100 }, (_, index) => makeLogEvent(last - index));

/** Serves a log of this many events, 100 a page. */
const serveLongLog = (count: number) =>
  serveLog((params) => {
    const before = Number(params.get('before') ?? 184_000 + count + 1);
    const last = before - 184_000 - 1;
    return makeLogPage(makeEvents(last), { next: last > 100 ? String(before - 100) : null });
  });

describe('the log', () => {
  it('lists events with their place, and shows one beside it without its payload', async () => {
    serveLog(() =>
      makeLogPage([makeLogEvent(45), makeLogEvent(44, { type: 'SkillsDetected', role: 'system', origin: null })]),
    );
    serveEvents(
      makeEventDetails(45, {
        upcasters: ['1 → 2'],
        cause: makeEventReference(40, { type: 'SkillAdded' }),
        caused: [makeEventReference(46, { type: 'SkillsDetected' })],
      }),
    );
    const { user } = openStreams();
    await findLog();
    const [saved, detected] = getOptions();
    expect(saved).toHaveTextContent(
      /ExperienceRevised.*14:32:45.*profile-kT4x…9Qa2 · revision 45 · typed · web.*688 bytes/,
    );
    expect(detected).toHaveTextContent(/SkillsDetected system.*revision 44 · web/);
    await user.click(saved as HTMLElement);
    const panel = getPanel();
    await panel.findByText('render-cv');
    expect(panel.getByText('688 bytes sealed')).toBeVisible();
    expect(panel.getByText('Key present')).toBeVisible();
    expect(panel.getByText('Decided').closest('div')).toHaveTextContent(/14:32:45, stored \+3 ms/);
    expect(panel.getByText('Request').closest('div')).toHaveTextContent('00000000-0000-4000-8000-000000002045');
    expect(panel.getByRole('button', { name: 'Copy request' })).toBeVisible();
    const rows = within(panel.getByRole('list', { name: 'Connected with' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Before itSkillAdded.*revision 44/),
      expect.stringMatching(/^After itChangeUndone.*revision 46/),
      expect.stringMatching(/^Caused bySkillAdded.*revision 40/),
      expect.stringMatching(/^CausedSkillsDetected.*revision 46/),
      'Added jobrender-cvcompletedqueue cv',
      'Upcasters1 → 2',
    ]);
  });

  it('moves with the keys of a listbox; Enter opens, Escape closes and returns to the list', async () => {
    serveLog(() => makeLogPage([45, 44, 43].map((revision) => makeLogEvent(revision))));
    serveEvents(makeEventDetails(43));
    const { user, address } = openStreams();
    const list = await findLog();
    act(() => list.focus());
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('heading', { name: 'ExperienceRevised' })).toBeVisible();
    expect(address()).toContain(`event=${toEventId(43)}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'ExperienceRevised' })).not.toBeInTheDocument();
    expect(list).toHaveFocus();
  });

  it('filters by every filter, in the URL, and removes them one by one', async () => {
    const queries = serveLog(() => makeLogPage([]));
    const { user, address } = openStreams();
    expect(await screen.findByText('No event was stored yet.')).toBeVisible();
    await user.click(screen.getByText('Filters'));
    await user.selectOptions(await screen.findByLabelText('Type of event'), 'ExperienceRevised');
    await user.click(screen.getByRole('button', { name: 'Show only this' }));
    await user.selectOptions(screen.getByLabelText('Type of event'), 'SkillAdded');
    await user.click(screen.getByRole('button', { name: 'Leave this out' }));
    await user.click(screen.getByRole('checkbox', { name: 'profile' }));
    await user.click(screen.getByRole('checkbox', { name: 'dictated' }));
    await user.click(screen.getByRole('checkbox', { name: 'user' }));
    await user.type(screen.getByLabelText('Client'), 'web/0.2.0{Enter}');
    await user.type(screen.getByLabelText('Id'), `work:${toEventId(1)}`);
    await user.tab();
    const since = new Date(2026, 10, 21, 9, 30).toISOString();
    await user.type(screen.getByLabelText('Since'), '2026-11-21T09:30');
    await user.tab();
    expect(await screen.findByText('No event matches these filters.')).toBeVisible();
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(queries.at(-1)))).toEqual({
        type: 'ExperienceRevised',
        notType: 'SkillAdded',
        category: 'profile',
        origin: 'dictated',
        role: 'user',
        since,
        client: 'web/0.2.0',
        id: `work:${toEventId(1)}`,
      }),
    );
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(
      Object.fromEntries(new URLSearchParams(queries.at(-1))),
    );
    await user.click(screen.getByRole('button', { name: 'Remove not SkillAdded' }));
    await waitFor(() => expect(queries.at(-1)).not.toContain('notType'));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No event was stored yet.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Log' })).toHaveFocus();
    expect(address()).toBe('/staff/streams');
  });

  it('does not send an id that the server would reject', async () => {
    const queries = serveLog(() => makeLogPage([]));
    const { user } = openStreams('?client=(');
    await screen.findByText('No event was stored yet.');
    await user.click(screen.getByText('Filters'));
    await user.type(screen.getByLabelText('Id'), 'not an id{Enter}');
    expect(screen.getByText('An id consists of letters, digits, colons and hyphens.')).toBeVisible();
    expect(queries).toEqual(['']);
  });

  it('keeps pages, filters and the chosen event when the user goes back', async () => {
    const queries = serveLongLog(250);
    serveEvents(makeEventDetails(120));
    serveGraph(makeGraph());
    const { user, goBack, address } = openStreams('?type=ExperienceRevised');
    await findLog();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(getOptions()).toHaveLength(200));
    await user.click(getOptions()[130] as HTMLElement);
    const listAddress = address();
    await user.click(await screen.findByRole('button', { name: 'Show what belongs to it' }));
    expect(await screen.findByRole('heading', { name: /What belongs to/ })).toHaveFocus();
    expect(address()).toContain('graph=');
    await goBack();
    await findLog();
    expect(address()).toBe(listAddress);
    expect(getOptions()).toHaveLength(200);
    expect(getOptions()[130]).toHaveAttribute('aria-selected', 'true');
    expect(queries).toHaveLength(2);
  });

  it('has at most 500 rows; older ones are on the next page, from which going back returns', async () => {
    serveLongLog(700);
    const { user, goBack, address } = openStreams();
    await findLog();
    for (const count of [200, 300, 400, 500]) {
      await user.click(screen.getByRole('button', { name: 'Show older' }));
      await waitFor(() => expect(getOptions()).toHaveLength(count));
    }
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(address()).toBe('/staff/streams?before=184201');
    expect(await screen.findByText(/Events before position 184201/)).toBeVisible();
    await waitFor(() => expect(getOptions()).toHaveLength(100));
    expect(getOptions()[0]).toHaveTextContent('revision 200');
    await goBack();
    await waitFor(() => expect(getOptions()).toHaveLength(500));
  });

  it('says how far back a search looked, and continues it', async () => {
    const queries = serveLog((params) =>
      params.has('before')
        ? makeLogPage([makeLogEvent(3)])
        : makeLogPage([], {
            next: '180000',
            scannedUntil: { position: '180000', at: new Date(2026, 10, 21, 14, 2).toISOString() },
          }),
    );
    const { user } = openStreams('?origin=imported');
    expect(await screen.findByText(/Searched back to .*14:02:00. Nothing before that was looked at./)).toBeVisible();
    expect(screen.queryByText(/No event matches/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search further back' }));
    await findLog();
    expect(getOptions()[0]).toHaveTextContent('revision 3');
    expect(queries.at(-1)).toContain('before=180000');
  });

  it.each([
    [{ position: '184000', lagSeconds: 40 }, 'As of position 184000, 40 s behind. Later events are not found yet.'],
    [
      { position: '184000', lagSeconds: null },
      'As of position 184000. No process fills the index, so later events are not found.',
    ],
    [
      { position: null, lagSeconds: null },
      'The index is empty. No process fills the index, so later events are not found.',
    ],
  ])('says that the index is %j', async (index, text) => {
    serveLog(() => makeLogPage([makeLogEvent(45)], { index }));
    openStreams();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that searches are off, and offers neither filters nor Live', async () => {
    serveLog(() => INDEX_OFF);
    openStreams();
    expect(await screen.findByText(/Streams still open by name/)).toHaveTextContent(
      'Searches are off: EVENT_INDEX_DAYS=0. Streams still open by name.',
    );
    expect(screen.queryByText('Filters')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Live' })).not.toBeInTheDocument();
  });

  it('says which store is away, and reads again on request', async () => {
    let isAway = true;
    serveLog(() => (isAway ? STORE_AWAY : makeLogPage([makeLogEvent(45)])));
    const { user } = openStreams();
    expect(await screen.findByText(/The log could not be loaded. The event store cannot be reached./)).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findLog()).toBeVisible();
  });

  it('keeps the rows when older ones cannot be read', async () => {
    serveLog((params) => (params.has('before') ? STORE_AWAY : makeLogPage([makeLogEvent(45)], { next: '184045' })));
    const { user } = openStreams();
    await findLog();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText(/Older events could not be loaded/)).toBeVisible();
    expect(getOptions()).toHaveLength(1);
  });

  it('has tabs on screens that are not wide', async () => {
    jest.mocked(window.matchMedia).mockRestore();
    serveLog(() => makeLogPage([makeLogEvent(45)]));
    serveEvents(makeEventDetails(45));
    const { user } = openStreams();
    await findLog();
    await user.click(getOptions()[0] as HTMLElement);
    const heading = await screen.findByRole('heading', { name: 'ExperienceRevised' });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(heading).not.toBeInTheDocument();
  });
});

describe('the field', () => {
  // React reads the form of a submit event that navigates. The FormData of Node.js cannot read forms of jsdom.
  beforeEach(() => {
    const EmptyFormData = FormData;
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => new EmptyFormData());
  });

  const typeInto = async (text: string) => {
    serveLog(() => makeLogPage([]));
    const page = openStreams();
    await page.user.type(await screen.findByLabelText(/Stream, id or reference/), text);
    return page;
  };

  it('opens a stream by its name', async () => {
    serveStreams(() => makeStreamPage());
    const { user, address } = await typeInto(PROFILE_STREAM);
    expect(screen.getByText(`Opens the stream ${PROFILE_STREAM}.`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: PROFILE_STREAM })).toBeVisible();
    expect(address()).toBe(`/staff/streams?stream=${PROFILE_STREAM}`);
  });

  it('opens what belongs to an id', async () => {
    const ids = serveGraph(makeGraph());
    const { user } = await typeInto(`render-cv-${toEventId(45)}`);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('list', { name: 'What belongs together' })).toBeVisible();
    expect(ids).toEqual([toEventId(45)]);
  });

  it('says so if nothing fits', async () => {
    const { user, address } = await typeInto('nadia@example.com');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByLabelText(/Stream, id or reference/)).toHaveAccessibleDescription(
      /Nothing has such a name or id/,
    );
    expect(address()).toBe('/staff/streams');
  });
});

describe('a payload', () => {
  const openEvent = async (details = makeEventDetails(45)) => {
    serveLog(() => makeLogPage([makeLogEvent(45)]));
    serveEvents(details);
    const page = openStreams(`?event=${toEventId(45)}`);
    await screen.findByText('Added job');
    return page;
  };

  it('is opened on request, as it is stored and as readers see it, and closed', async () => {
    const getReads = servePayload({
      eventId: toEventId(45),
      type: 'ExperienceRevised',
      version: 1,
      stored: { title: 'Backend Engineer' },
      upcast: { title: 'Backend Engineer', level: null },
    });
    const { user } = await openEvent();
    expect(getReads()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Open payload' }));
    expect(await screen.findByRole('region', { name: 'Payload as stored, version 1' })).toHaveTextContent(
      '{ "title": "Backend Engineer" }',
    );
    expect(screen.getByRole('region', { name: 'Payload as readers see it' })).toHaveTextContent('"level": null');
    await user.click(screen.getByRole('button', { name: 'Close payload' }));
    expect(screen.queryByText(/Backend Engineer/)).not.toBeInTheDocument();
    expect(getReads()).toBe(1);
  });

  it.each<[Refusal, string, boolean]>([
    [{ status: 403, code: 'sealed' }, 'This payload stays sealed.', false],
    [{ status: 410, code: 'erased' }, 'The account was erased.', false],
    [{ status: 503, code: 'dependency-down', text: 'MongoDB cannot be reached.' }, 'MongoDB cannot be reached.', true],
  ])('stays closed after %j, and is not asked for again by itself', async (refusal, text, canRetry) => {
    const getReads = servePayload(refusal);
    const { user } = await openEvent();
    await user.click(screen.getByRole('button', { name: 'Open payload' }));
    const section = within(screen.getByRole('region', { name: 'Payload' }));
    await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent(text));
    const buttons = section.queryAllByRole('button', { name: /^(Open payload|Try Again)$/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(canRetry ? ['Try Again'] : []);
    expect(getReads()).toBe(1);
  });

  it('cannot be opened once its key is destroyed', async () => {
    await openEvent(makeEventDetails(45, { key: 'destroyed' }));
    expect(screen.getByText('Key destroyed')).toBeVisible();
    expect(screen.getByText('The account was erased, so this payload can no longer be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open payload' })).not.toBeInTheDocument();
  });
});

describe('a stream', () => {
  const openStream = (search = '') => openStreams(`?stream=${PROFILE_STREAM}${search}`);

  it('is listed backwards and forwards, page by page', async () => {
    const reads = serveStreams((_stream, params) =>
      params.get('from') === '44'
        ? makeStreamPage({ events: [makeStreamEvent(44)] })
        : makeStreamPage({ next: params.get('backwards') === 'true' ? 44 : null }),
    );
    refuseEvents(INDEX_OFF);
    const { user } = openStream();
    expect(await screen.findByText('48 events, newest revision 47')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(getOptions()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Oldest first' }));
    await waitFor(() => expect(reads.at(-1)).toBe(`${PROFILE_STREAM}?backwards=false&from=0`));
    expect(reads.slice(0, 2)).toEqual([`${PROFILE_STREAM}?backwards=true`, `${PROFILE_STREAM}?backwards=true&from=44`]);
  });

  it('shows an event without the index, and says what cannot be known then', async () => {
    serveStreams(() => makeStreamPage());
    refuseEvents(INDEX_OFF);
    const { user } = openStream();
    await screen.findByRole('listbox');
    await user.click(getOptions()[0] as HTMLElement);
    const panel = getPanel();
    expect(await panel.findByText(/They cannot be read without the index/)).toBeVisible();
    expect(panel.getByText('Decided').closest('div')).toHaveTextContent('stored +3 ms');
    expect(panel.getByText('Key present')).toBeVisible();
  });

  it('leads to the other streams of the person', async () => {
    const reads = serveStreams((stream) =>
      stream === PROFILE_STREAM ? makeStreamPage() : { status: 404, code: 'stream-not-found' },
    );
    const { user } = openStream();
    await screen.findByText('48 events, newest revision 47');
    await user.click(screen.getByRole('button', { name: 'applications' }));
    expect(await screen.findByText('No event was ever stored in this stream.')).toBeVisible();
    expect(reads.at(-1)).toMatch(/^applications-kT4x/);
  });

  it('says that the account was erased, and offers no check of its view', async () => {
    serveStreams(() => makeStreamPage({ key: 'destroyed', events: [makeStreamEvent(47, { type: 'AccountErased' })] }));
    openStream();
    expect(await screen.findByText('This account was erased.')).toBeVisible();
    expect(screen.getByText('Key destroyed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check view' })).not.toBeInTheDocument();
  });

  it('says that the event store is away', async () => {
    serveStreams(() => STORE_AWAY);
    openStream();
    expect(await screen.findByText(/could not be loaded. The event store cannot be reached./)).toBeVisible();
  });

  it.each<[Partial<ViewCheck>, RegExp]>([
    [{}, /The view matches its stream at revision 47\./],
    [{ viewRevision: 45 }, /at revision 45; the stream is at 47\./],
    [
      { isSame: false, differing: ['experiences[1].endDate', 'skills'] },
      /2 fields of the view differ from the stream at revision 47\.experiences\[1\]\.endDateskillsAn operator can rebuild the view in Operations: Projections › Rebuild\./,
    ],
    [
      { isSame: null, problem: 'quarantined', reason: 'Unknown event type StepPostponed' },
      /The stream is in quarantine.*Unknown event type StepPostponed\.$/,
    ],
  ])('compares its view: %j', async (check, text) => {
    serveStreams(() => makeStreamPage());
    serveViewCheck(check);
    const { user } = openStream();
    await user.click(await screen.findByRole('button', { name: 'Check view' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check view' }).parentElement).toHaveTextContent(text),
    );
  });
});

describe('a graph', () => {
  const openGraph = () => openStreams('?graph=03f677a3-0000-4000-8000-000000000000');

  it('reads as nested sentences: each node once, after the reason', async () => {
    serveGraph(makeGraph());
    openGraph();
    const list = await screen.findByRole('list', { name: 'What belongs together' });
    /** The own text of each node, indented by its depth. */
    const lines = within(list)
      .getAllByRole('listitem')
      .map((item) => {
        const text = [...item.children].filter(({ tagName }) => tagName !== 'UL').map(({ textContent }) => textContent);
        let depth = -1;
        for (let node: Element | null = item; node !== list; node = node?.parentElement ?? null)
          if (node?.tagName === 'LI') depth += 1;
        return `${depth} ${text.join(' ')}`.replaceAll(/\d+\sNov.*?\d\d:\d\d:\d\d|Today,\s[\d:]+/g, 'TIME');
      });
    expect(lines).toEqual([
      '0 request 00000000…TIME · web/0.2.0',
      '1 sentcommand 00000000…TIME · as user',
      '2 was decided asExperienceRevisedrevision 45 of profile-kT4x…9Qa2 · typed · TIMEAlso: work enhance gave its text to it',
      '3 causedSkillsDetectedrevision 46 of profile-kT4x…9Qa2 · typed · TIME',
      '3 addedjob render-cvfailedqueue cv',
      '3 was merged intojob match-jobsjoined another jobqueue matching',
      '3 is shown inview profileat revision 45of profile-kT4x…9Qa2',
      '0 work enhance 00000000…',
    ]);
    expect(screen.getByText('1 request, 1 command, 1 work, 2 events, 2 jobs, 1 view')).toBeVisible();
  });

  it('shows an event beside it', async () => {
    serveGraph(makeGraph());
    serveEvents(makeEventDetails(45));
    const { user } = openGraph();
    await user.click(await screen.findByRole('button', { name: 'ExperienceRevised' }));
    expect(await getPanel().findByText('render-cv')).toBeVisible();
  });

  it('says that nothing was written, and that support finds the person', async () => {
    serveGraph(makeGraph({ nodes: [], edges: [], wroteNothing: true }));
    openGraph();
    expect((await screen.findByText('This request wrote nothing.')).parentElement).toHaveTextContent(
      'This request wrote nothing. Support can find the person by the reference of the request.',
    );
  });

  it('says that it is not complete', async () => {
    serveGraph(makeGraph({ isComplete: false }));
    openGraph();
    expect(await screen.findByText(/these are the first 8 nodes/)).toBeVisible();
  });

  it.each<[Refusal, RegExp]>([
    [{ status: 404, code: 'id-not-found' }, /Nothing has this id\./],
    [INDEX_OFF, /Searches are off: EVENT_INDEX_DAYS=0/],
    [STORE_AWAY, /could not be loaded. The event store cannot be reached./],
  ])('is not there after %j', async (refusal, text) => {
    serveGraph(refusal);
    openGraph();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
  });
});

describe('schemas and projections', () => {
  it('list types with versions, upcasters, fields and counts, which lead to their events', async () => {
    const queries = serveLog(() => makeLogPage([]));
    const { user } = openStreams('?view=schemas');
    const table = within(await screen.findByRole('region', { name: 'Types of the kind profile' }));
    const [, revised, added] = table.getAllByRole('row');
    expect(revised).toHaveTextContent(
      /ExperienceRevised21 → 22 fieldsexperience.title stringexperience.endDate string, optional1,204/,
    );
    expect(added).toHaveTextContent('SkillAdded1–None–');
    await user.click(table.getByRole('button', { name: '1,204: list ExperienceRevised' }));
    await waitFor(() => expect(queries).toEqual(['type=ExperienceRevised']));
  });

  it('show who holds each projection, how far it is, and its faults', async () => {
    serveOverview();
    serveOperations([]);
    const broken = makeProjection('profile', { quarantined: 2, mismatched: 1, holder: null, lags: [] });
    const { projections } = makeProjections();
    serveProjections(makeProjections({ projections: [{ ...broken, position: null }, ...projections.slice(1)] }));
    openStreams('?view=projections');
    const table = within(await screen.findByRole('region', { name: 'Table of projections' }));
    const [, profile, onboarding, , index] = table.getAllByRole('row');
    expect(profile).toHaveTextContent('profile––No projector11,20421');
    expect(onboarding).toHaveTextContent('onboarding0.2 s184220projector-111,20400');
    expect(index).toHaveTextContent('index of eventskeeps 365 days0 s184220projector-1');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Operations' })).toHaveAttribute('href', '/staff/operations');
  });

  it('say that the index is off', async () => {
    serveProjections(makeProjections({ index: null }));
    openStreams('?view=projections');
    expect(await screen.findByText(/Streams still open by name/)).toBeVisible();
  });
});

describe('Live', () => {
  /** Opens the log, which is followed, and waits for the connection. */
  const openLive = async (search = '', tails = serveTail()) => {
    serveLog(() => makeLogPage([makeLogEvent(45)]));
    serveEvents(makeEventDetails(45));
    const page = openStreams(`?live=on${search}`);
    await findLog();
    await waitFor(() => expect(tails).toHaveLength(1));
    return { ...page, tails };
  };

  it('begins where the list ends, and puts new events in front of it, each once', async () => {
    const { tails } = await openLive('&type=ExperienceRevised&role=user');
    expect(tails[0]).toMatchObject({ lastEventId: '184220', query: 'type=ExperienceRevised' });
    tails[0]?.send(makeLogEvent(46));
    tails[0]?.send(makeLogEvent(46));
    tails[0]?.send(makeLogEvent(47, { role: 'system' }));
    tails[0]?.send(makeLogEvent(48));
    await waitFor(() => expect(getOptions()).toHaveLength(3));
    expect(getOptions().map(({ textContent }) => /revision \d+/.exec(textContent)?.[0])).toEqual([
      'revision 48',
      'revision 46',
      'revision 45',
    ]);
  });

  it('lets new events wait while the list has the focus, or an event is chosen', async () => {
    const { tails, user } = await openLive();
    act(() => screen.getByRole('listbox').focus());
    tails[0]?.send(makeLogEvent(46));
    expect(await screen.findByRole('button', { name: 'Show 1 new event' })).toBeVisible();
    await user.keyboard('{Enter}');
    tails[0]?.send(makeLogEvent(47));
    await user.click(await screen.findByRole('button', { name: 'Show 2 new events' }));
    expect(getOptions()).toHaveLength(3);
    expect(screen.getByRole('listbox')).toHaveFocus();
    // The event is still chosen.
    tails[0]?.send(makeLogEvent(48));
    await screen.findByRole('button', { name: 'Show 1 new event' });
    await user.keyboard('{Escape}');
    act(() => screen.getByRole('listbox').blur());
    await waitFor(() => expect(getOptions()).toHaveLength(4));
  });

  it('connects again after a cut, and continues after the last event', async () => {
    const { tails } = await openLive();
    tails[0]?.send(makeLogEvent(46));
    await waitFor(() => expect(getOptions()).toHaveLength(2));
    tails[0]?.cut();
    await waitFor(() => expect(tails).toHaveLength(2));
    expect(tails[1]?.lastEventId).toBe('184046');
    tails[1]?.send(makeLogEvent(47));
    await waitFor(() => expect(getOptions()).toHaveLength(3));
    tails[1]?.end('shutdown');
    await waitFor(() => expect(tails).toHaveLength(3));
    expect(tails[2]?.lastEventId).toBe('184047');
  });

  it('says that it reconnects', async () => {
    let isAway = false;
    const tails = serveTail(() => (isAway ? { status: 503, code: 'dependency-down' } : undefined));
    await openLive('', tails);
    isAway = true;
    tails[0]?.cut();
    expect(await screen.findByText(/Missed events will appear/)).toBeVisible();
    isAway = false;
    await waitFor(() => expect(screen.queryByText(/Missed events will appear/)).not.toBeInTheDocument());
    expect(tails).toHaveLength(2);
  });

  it('says why it has ended for good', async () => {
    const { tails } = await openLive();
    tails[0]?.end('revoked');
    expect((await screen.findByText('Live has ended.')).parentElement).toHaveTextContent(
      'Your role or your sign-in has ended. Sign in again to follow the log.',
    );
    expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(['Start again', 'Live'])('says that it is refused, and starts again by %s', async (name) => {
    serveLog(() => makeLogPage([makeLogEvent(45)]));
    serveTail(() => ({ status: 429, code: 'too-many-tails', text: '20 tails are open. Close one.' }));
    const { user } = openStreams('?live=on');
    expect((await screen.findByText('Live has ended.')).parentElement).toHaveTextContent('20 tails are open.');
    const tails = serveTail();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(tails).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Live has ended.')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is aborted while the page is hidden, and continues after the last event', async () => {
    const { tails } = await openLive();
    tails[0]?.send(makeLogEvent(46));
    await waitFor(() => expect(getOptions()).toHaveLength(2));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(tails[0]?.isAborted()).toBe(true));
    expect(tails).toHaveLength(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(tails).toHaveLength(2));
    expect(tails[1]?.lastEventId).toBe('184046');
  });

  it('is switched on and off, in the URL', async () => {
    const { user, address, tails } = await openLive();
    await user.click(screen.getByRole('button', { name: 'Live', pressed: true }));
    await waitFor(() => expect(tails[0]?.isAborted()).toBe(true));
    expect(address()).toBe('/staff/streams');
  });
});
