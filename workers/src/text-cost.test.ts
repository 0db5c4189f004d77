import { join, resolve } from 'node:path';
import { type TextCall, unlistedOf } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { z } from 'zod';
import { correction } from './ai/openai/messages.js';
import { pauseAsked } from './ai/openai/retries.js';
import { statedSkills } from './ai/openai/stated-skills.js';
import { shortLines } from './ai/openai/written.js';
import { additions } from './ai/truth/additions.js';
import { addedWords } from './ai/truth/content-words.js';
import { addedNames } from './ai/truth/names.js';
import { isSaid } from './ai/truth/same-words.js';
import { addedTitles, withoutOthersTitles } from './ai/truth/titles.js';
import { inOrderOfDrawing } from './cv/pdf/directions.js';
import { readPieces } from './cv/pdf/read-pieces.js';
import { html } from './cv/template/html.js';
import { inLine } from './cv/template/written.js';
import { rateOf } from './feeds/ingestion/dollars.js';
import { ldPay } from './feeds/reading/json-ld-pay.js';
import { jsonLdNodes } from './feeds/reading/json-ld.js';
import { answerOf } from './feeds/reading/records.js';
import { readTags } from './feeds/text/tags.js';
import { JobCorpus } from './matching/corpus.js';
import { matchedJob } from './matching/testing/corpus-of.js';

const ignore = (): void => undefined;

const OWN = 'its texts are ours or come from operators';
const exempt: Readonly<Record<string, string>> = {
  'cv/browser/browser-home#browserHome': OWN,
  'cv/browser/browser-program#browserProgram': OWN,
  'cv/browser/launch-browser#launchBrowser': OWN,
  'cv/pdf/xmp#xmpOf': OWN,
  'cv/template/style#cvStyle': OWN,
  'erasure/finish-erasures#finishErasures': OWN,
  'notices/notify-command-api#notifyCommandApi': OWN,
  'feeds/config/feeds-config#readFeedsConfig': OWN,
  'feeds/config/feeds-config#feedsConfig': OWN,
  'feeds/reading/file-bytes#fileBytes': OWN,
  'ai/truth/claim#claim': OWN,
  'ai/openai/dialect#parameters': OWN,
  'ai/openai/messages#opening': OWN,
  'worker/do-requested#doRequested': OWN,
  'worker/run-queue#runQueue': OWN,
  'transcription/decoded#decoded': OWN,
  'transcription/utterances#utterances': OWN,
  'transcription/grammar/grammar-model#grammarModel': OWN,
  'web/download#downloaded': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-image#fetchBefore': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-image#fetchImage': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-images#fetchImages': 'asks the web for an address, which web-target reads',
  'feeds/reading/calendar-series#single': 'compares names of zones and codes of glyphs',
  'feeds/reading/calendar-times#calendarTime': 'compares names of zones and codes of glyphs',
  'feeds/reading/zoned-time#zonedTime': 'compares names of zones and codes of glyphs',
  'cv/pdf/unit-of#unitOf': 'compares names of zones and codes of glyphs',
};

const calls: Readonly<Record<string, TextCall>> = {
  'cv/pdf/directions#inOrderOfDrawing': (text) => inOrderOfDrawing(text, true),
  'cv/pdf/read-pieces#readPieces': (text) => readPieces(text, new Map()),
  'cv/template/html#html': (text) => html`<p>${text}</p>`,
  'cv/template/written#inLine': (text) => inLine([text], ', '),
  'feeds/text/tags#readTags': (text) => readTags(text, { opened: ignore, closed: ignore, text: ignore }),
  'feeds/reading/records#answerOf': (text) => answerOf(text, z.unknown(), 'place'),
  'feeds/reading/json-ld#jsonLdNodes': (text) =>
    jsonLdNodes(`<script type="application/ld+json">${text}`, 'place', () => true),
  'feeds/reading/json-ld-pay#ldPay': (text) => ldPay({ value: text, currency: text }, text),
  'feeds/ingestion/dollars#rateOf': (text) => rateOf(text, {}),
  'ai/truth/claim#addedClaims': (text) => additions('', text),
  'ai/truth/same-words#isSaid': (text) => isSaid(text, new Set()),
  'ai/truth/content-words#addedWords': (text) => addedWords(text, text, new Set(), () => true),
  'ai/truth/names#addedNames': (text) => addedNames(text, text, new Set()),
  'ai/truth/titles#withoutOthersTitles': (text) => withoutOthersTitles(text, []),
  'ai/truth/titles#addedTitles': (text) => addedTitles([], text, text),
  'ai/openai/messages#correction': (text) => correction(text, undefined),
  'ai/openai/retries#pauseAsked': (text) => pauseAsked(text, 0),
  'ai/openai/written#shortLines': (text) => shortLines([text], 10),
  'ai/openai/stated-skills#statedSkills': (text) =>
    statedSkills(text, { technical: [text], soft: [], domain: [], tools: [] }),
  'a posting in the corpus': (text) =>
    new JobCorpus().take([
      matchedJob('a', { title: text.slice(0, 200), description: text, location: text.slice(0, 200), skills: [] }),
    ]),
};

const folder = resolve(__dirname, '..');
// Not `import`: a module that exports `then` would be taken for a promise.
const load = (file: string) => jest.requireActual<Readonly<Record<string, unknown>>>(join(folder, file));
const workspace = { folder, load, now: () => process.cpuUsage().user / 1_000, exempt, calls };

it('lists every exported function that takes text beside other things', () => {
  expect(unlistedOf(workspace)).toEqual([]);
}, 120_000);
