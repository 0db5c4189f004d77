import type { JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import { toPageKey } from '@trackrecord/contracts/jobs/page-key';
import { toLocalDay } from '../shared/format/local-day';
import { getBrowserName } from './browser-name';
import { parseOrigin, readConnection, removeConnection, storeConnection } from './connection';
import type { Connection } from './connection';
import { findPosting } from './find-posting';
import { readPage } from './read-page';
import type { PageContent } from './read-page';
import { pair, RequestError, savePosting } from './requests';
import type { SaveOptions } from './requests';
import { forgetTypedValues, keepTypedValues } from './typed-values';

// Texts of pages are only ever set as text or as the value of a field, never as HTML.

/** @throws {Error} if popup.html has no such element. */
function getElement<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`popup.html has no ${id}`);
  return element;
}

const messageElement = getElement('message', HTMLElement);
const connectForm = getElement('connect', HTMLFormElement);
const originField = getElement('origin', HTMLInputElement);
const codeField = getElement('code', HTMLInputElement);
const saveForm = getElement('save', HTMLFormElement);
const titleField = getElement('title', HTMLInputElement);
const companyField = getElement('company', HTMLInputElement);
const factList = getElement('facts', HTMLElement);
const savedPart = getElement('saved', HTMLElement);
const accountPart = getElement('account', HTMLElement);
const openLink = getElement('open', HTMLAnchorElement);
const saveAnywayButton = getElement('save-anyway', HTMLButtonElement);

function showMessage(text: string, isError = false): void {
  messageElement.textContent = text;
  messageElement.classList.toggle('is-error', isError);
}

/** Shows some parts of the popup, and hides the others. */
function showParts(...parts: readonly HTMLElement[]): void {
  for (const part of [connectForm, saveForm, accountPart, savedPart]) part.hidden = !parts.includes(part);
}

const setBusy = (form: HTMLFormElement, isBusy: boolean): void => {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy;
};

const getMessage = (error: unknown): string =>
  error instanceof RequestError ? error.message : 'Something went wrong. Please try again.';

const findActiveTab = async (): Promise<chrome.Tab> =>
  (await chrome.tabs.query({ active: true, currentWindow: true }))[0] ?? {};

/** Reads the page of a tab; undefined if extensions may not read it, such as a page of the browser. */
async function readContent({ id }: chrome.Tab): Promise<PageContent | undefined> {
  if (id === undefined) return undefined;
  try {
    return (await chrome.scripting.executeScript({ target: { tabId: id }, func: readPage }))[0]?.result;
  } catch {
    return undefined;
  }
}

/** What is known of a page that cannot be read. */
const NO_CONTENT: PageContent = {
  ...{ jsonLd: [], microdata: [], text: '', headings: [], foreignFrames: [] },
  ...{ loadedUrl: '', canonicalLink: undefined },
};

const FACTS = [
  ['location', 'Location'],
  ['salary', 'Salary'],
  ['applyBy', 'Apply by'],
] as const;

function showFacts(posting: JobPostingFacts): void {
  const textLength = posting.text.length.toLocaleString('en-US');
  const rows = [
    ...FACTS.flatMap(([name, label]) => (posting[name] === undefined ? [] : [[label, posting[name]] as const])),
    ['Text', posting.text === '' ? 'none' : `${textLength} characters`] as const,
  ];
  factList.replaceChildren(
    ...rows.flatMap(([label, value]) => {
      const [term, description] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = label;
      description.textContent = value;
      return [term, description];
    }),
  );
}

/** What the typed values of the connection are kept under. */
const CONNECTION_KEY = 'connect';
/** Returns what the typed values of a page are kept under. */
const getPageKey = ({ url = '' }: chrome.Tab): string => `page:${toPageKey(url)}`;

async function showConnect(tab: chrome.Tab): Promise<void> {
  const page = URL.parse(tab.url ?? '');
  if (page?.pathname === '/extensions') originField.value = page.origin;
  await keepTypedValues(CONNECTION_KEY, [originField, codeField]);
  showParts(connectForm);
  (originField.value === '' ? originField : codeField).focus();
}

async function connect(tab: chrome.Tab): Promise<void> {
  const origin = parseOrigin(originField.value);
  if (origin === undefined) {
    showMessage('Please enter an address that begins with https://.', true);
    return;
  }
  setBusy(connectForm, true);
  try {
    const token = await pair(origin, codeField.value.trim(), getBrowserName());
    await storeConnection({ origin, token });
    await forgetTypedValues(CONNECTION_KEY);
    codeField.value = '';
    await showPage({ origin, token }, tab);
    messageElement.prepend('This browser is connected. ');
  } catch (error) {
    showMessage(getMessage(error), true);
  } finally {
    setBusy(connectForm, false);
  }
}

/** Shows a text that ends with a link to a page. */
function showLink(text: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = 'open it';
  showMessage('');
  messageElement.append(text, link, '.');
}

/** Shows what was found on the page of a tab, and saves it when the user says so. */
async function showPage(connection: Connection, tab: chrome.Tab): Promise<void> {
  getElement('connected', HTMLElement).textContent = new URL(connection.origin).host;
  if (URL.parse(tab.url ?? '')?.origin === connection.origin) {
    showMessage('Open a job on a job site, and click this icon again.');
    showParts(accountPart);
    return;
  }
  const content = await readContent(tab);
  const { posting, frameUrl } = findPosting(content ?? NO_CONTENT, { url: tab.url ?? '', title: tab.title ?? '' });
  titleField.value = posting.title;
  companyField.value = posting.company;
  await keepTypedValues(getPageKey(tab), [titleField, companyField]);
  showFacts(posting);
  showMessage(content === undefined ? 'This page cannot be read. You can still save its title.' : '');
  if (frameUrl !== undefined) showLink(`The posting is in a frame of ${new URL(frameUrl).host}: `, frameUrl);
  showParts(saveForm, accountPart);
  // The idempotency key: a repeated request keeps it, so that the posting is not saved twice. Changed input gets a new
  // one.
  let lastRequest: { readonly body: string; readonly key: string } | undefined;
  saveForm.onsubmit = (event) => {
    event.preventDefault();
    const changedPosting = { ...posting, title: titleField.value, company: companyField.value };
    const insistence = event.submitter === saveAnywayButton ? { isDuplicateAllowed: true as const } : {};
    const body = JSON.stringify([changedPosting, insistence]);
    if (lastRequest?.body !== body) lastRequest = { body, key: crypto.randomUUID() };
    const options = { on: toLocalDay(new Date()), key: lastRequest.key, ...insistence };
    void save(connection, changedPosting, options, tab);
  };
}

const getApplicationUrl = ({ origin }: Connection, id: string): string =>
  `${origin}/applications/${encodeURIComponent(id)}`;

async function save(
  connection: Connection,
  posting: JobPostingFacts,
  options: SaveOptions,
  tab: chrome.Tab,
): Promise<void> {
  setBusy(saveForm, true);
  saveAnywayButton.hidden = true;
  try {
    openLink.href = getApplicationUrl(connection, await savePosting(connection, posting, options));
    await forgetTypedValues(getPageKey(tab));
    showParts(savedPart);
    showMessage('Saved.');
    openLink.focus();
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) {
      await removeConnection();
      await showConnect(tab);
      showMessage('This browser is no longer connected. Please connect it again.', true);
    } else if (error instanceof RequestError && error.samePosting) {
      const { applicationId, name } = error.samePosting;
      showLink(`This job is already in your applications, ${name}: `, getApplicationUrl(connection, applicationId));
      saveAnywayButton.hidden = false;
    } else showMessage(getMessage(error), true);
  } finally {
    setBusy(saveForm, false);
  }
}

const currentTab = await findActiveTab();
connectForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void connect(currentTab);
});
getElement('reconnect', HTMLButtonElement).addEventListener('click', () => {
  showMessage('');
  void showConnect(currentTab);
});
const storedConnection = await readConnection();
if (storedConnection === undefined) await showConnect(currentTab);
else await showPage(storedConnection, currentTab);
