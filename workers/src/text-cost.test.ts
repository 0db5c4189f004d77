import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { z } from 'zod';
import { enhancePrompt } from './ai/openai/description-prompts.js';
import { correctionMessages } from './ai/openai/messages.js';
import { parseRetryAfter } from './ai/openai/retries.js';
import { keepStatedSkills } from './ai/openai/stated-skills.js';
import { cleanLines } from './ai/openai/model-text.js';
import { findUnsupportedClaims } from './ai/truth/find-unsupported-claims.js';
import { findAddedWords } from './ai/truth/content-words.js';
import { findAddedNames } from './ai/truth/names.js';
import { hasSynonymIn } from './ai/truth/synonyms.js';
import { findAddedTitles, removeOthersTitles } from './ai/truth/titles.js';
import { inOrderOfDrawing } from './cv/pdf/directions.js';
import { readPieces } from './cv/pdf/read-pieces.js';
import { html } from './cv/template/html.js';
import { inLine } from './cv/template/written.js';
import { rateOf } from './feeds/ingestion/dollars.js';
import { isOfKind } from './feeds/reading/feed-kind.js';
import { ldPay } from './feeds/reading/json-ld-pay.js';
import { jsonLdNodes } from './feeds/reading/json-ld.js';
import { answerOf } from './feeds/reading/records.js';
import { readTags } from './feeds/text/tags.js';
import { Writing } from './feeds/text/writing.js';
import { JobCorpus } from './matching/corpus.js';
import { Postings } from './matching/postings.js';
import { matchedJob } from './matching/testing/corpus-of.js';

const ignore = (): void => undefined;

const LOOKED_UP = 'looks its texts up, or stores them, as they are';
const exempt: Readonly<Record<string, string>> = {
  'cv/browser/browser-home#browserHome': OPERATOR_TEXT,
  'cv/browser/browser-program#browserProgram': OPERATOR_TEXT,
  'cv/browser/launch-browser#launchBrowser': OPERATOR_TEXT,
  'cv/pdf/xmp#xmpOf': OPERATOR_TEXT,
  'cv/template/style#cvStyle': OPERATOR_TEXT,
  'erasure/resume-erasures#resumeErasures': OPERATOR_TEXT,
  'notices/notify-command-api#notifyCommandApi': OPERATOR_TEXT,
  'feeds/config/feeds-config#readFeedsConfig': OPERATOR_TEXT,
  'feeds/config/feeds-config#feedsConfig': OPERATOR_TEXT,
  'feeds/reading/file-bytes#fileBytes': OPERATOR_TEXT,
  'ai/openai/dialect#requestParameters': OPERATOR_TEXT,
  'ai/openai/messages#initialMessages': OPERATOR_TEXT,
  'transcription/decode-recording#decodeRecording': OPERATOR_TEXT,
  'transcription/recognise-utterances#recogniseUtterances': OPERATOR_TEXT,
  'transcription/grammar/grammar-model#buildGrammarModel': OPERATOR_TEXT,
  'web/download#downloaded': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-image#fetchBefore': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-image#fetchImage': 'asks the web for an address, which web-target reads',
  'cv/images/fetch-images#fetchImages': 'asks the web for an address, which web-target reads',
  'feeds/reading/calendar-series#single': 'compares names of zones and codes of glyphs',
  'feeds/reading/calendar-times#calendarTime': 'compares names of zones and codes of glyphs',
  'feeds/reading/zoned-time#zonedTime': 'compares names of zones and codes of glyphs',
  'cv/pdf/unit-of#unitOf': 'compares names of zones and codes of glyphs',
  'cv/pdf/readable-font#ReadableFont': 'compares names of zones and codes of glyphs',
  'cv/browser/printer#Printer': 'its HTML is ours, and Chromium lays it out',
  'cv/template/html#Html': LOOKED_UP,
  'web/web#PUBLIC_WEB': 'names of hosts have at most 253 letters',
  'feeds/ingestion/posting-store#PostingStore': LOOKED_UP,
  'feeds/ingestion/event-store#EventStore': LOOKED_UP,
  'feeds/ingestion/left-out#LeftOut': LOOKED_UP,
  'feeds/feed-states#FeedStates': LOOKED_UP,
  'matching/corpus#JobCorpus': LOOKED_UP,
  'matching/distinct-values#DistinctValues': LOOKED_UP,
};

const calls: Readonly<Record<string, TextCall>> = {
  'cv/pdf/directions#inOrderOfDrawing': (text) => inOrderOfDrawing(text, true),
  'cv/pdf/read-pieces#readPieces': (text) => readPieces(text, new Map()),
  'cv/template/html#html': (text) => html`<p>${text}</p>`,
  'cv/template/written#inLine': (text) => inLine([text], ', '),
  'feeds/reading/feed-kind#isOfKind': (text) => isOfKind(text, 'json'),
  'feeds/text/writing#Writing.words': (text) => new Writing().words(text),
  'feeds/text/writing#Writing.lines': (text) => new Writing().lines(text),
  'feeds/text/tags#readTags': (text) => readTags(text, { opened: ignore, closed: ignore, text: ignore }),
  'feeds/reading/records#answerOf': (text) => answerOf(text, z.unknown(), 'place'),
  'feeds/reading/json-ld#jsonLdNodes': (text) =>
    jsonLdNodes(`<script type="application/ld+json">${text}`, 'place', () => true),
  'feeds/reading/json-ld-pay#ldPay': (text) => ldPay({ value: text, currency: text }, text),
  'feeds/ingestion/dollars#rateOf': (text) => rateOf(text, {}),
  'ai/truth/claim-pattern#findAddedClaims': (text) => findUnsupportedClaims('', text),
  'ai/truth/synonyms#hasSynonymIn': (text) => hasSynonymIn(text, new Set()),
  'ai/truth/content-words#findAddedWords': (text) => findAddedWords(text, text, new Set(), () => true),
  'ai/truth/names#findAddedNames': (text) => findAddedNames(text, text, new Set()),
  'ai/truth/titles#removeOthersTitles': (text) => removeOthersTitles(text, []),
  'ai/truth/titles#findAddedTitles': (text) => findAddedTitles([], text, text),
  'ai/openai/messages#correctionMessages': (text) => correctionMessages(text, undefined),
  'ai/openai/retries#parseRetryAfter': (text) => parseRetryAfter(text, 0),
  'ai/openai/model-text#cleanLines': (text) => cleanLines([text], 10),
  'ai/openai/stated-skills#keepStatedSkills': (text) =>
    keepStatedSkills(text, { technical: [text], soft: [], domain: [], tools: [] }),
  'ai/openai/description-prompts#enhancePrompt': (text) => enhancePrompt(text, 'project'),
  'matching/postings#Postings.add': (text) => new Postings().add(0, text.split(' ')),
  'matching/postings#Postings.of': (text) => new Postings().of(text),
  'a posting in the corpus': (text) =>
    new JobCorpus().take([
      matchedJob('a', { title: text.slice(0, 200), description: text, location: text.slice(0, 200), skills: [] }),
    ]),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
