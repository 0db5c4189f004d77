import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { z } from 'zod';
import { cutToTokens } from './ai/openai/cut-text.js';
import { fitWords } from './ai/openai/fit-profile.js';
import { toTranscriptionHints } from './ai/openai/transcription-hints.js';
import { createEnhancePrompt } from './ai/openai/description-prompts.js';
import { createCorrectionMessages } from './ai/openai/messages.js';
import { parseRetryAfter } from './ai/openai/retries.js';
import { keepStatedSkills } from './ai/openai/stated-skills.js';
import { cleanLines } from './ai/openai/model-text.js';
import { findUnsupportedClaims } from './ai/truth/find-unsupported-claims.js';
import { findAddedWords } from './ai/truth/find-unsupported-claims.js';
import { findAddedNames } from './ai/truth/names.js';
import { findAddedNumbers } from './ai/truth/numbers.js';
import { findAddedSkills } from './ai/truth/skills.js';
import { StatedNames } from './ai/rules/skills/stated-names.js';
import { isEmployersOwn } from './feeds/ingestion/posting-demands.js';
import { findQuestions, haveSameSubstance } from './ai/rules/enhance/questions.js';
import { correctForm } from './ai/rules/spelling/wrong-forms.js';
import { KNOWN_ROLES, type Role } from './ai/rules/roles/roles.js';
import { isMainTitle } from './ai/rules/roles/title-similarity.js';
import { hasSynonymIn } from './ai/truth/synonyms.js';
import { SourceVocabulary } from './ai/truth/source-vocabulary.js';
import { findAddedTitles, removeOthersTitles } from './ai/truth/titles.js';
import { toVisualOrder } from './cv/pdf/directions.js';
import { readPieces } from './cv/pdf/read-pieces.js';
import { html } from './cv/template/html.js';
import { joinInline } from './cv/template/inline-text.js';
import { getRate } from './feeds/ingestion/dollars.js';
import { matchesFormat } from './feeds/reading/feed-format.js';
import { findJsonLdNodes } from './feeds/reading/json-ld.js';
import { parseResponse } from './feeds/reading/records.js';
import { readTags } from './feeds/text/tags.js';
import { JobCorpus } from './matching/corpus.js';
import { readPage } from './postings/read-page.js';
import { matchCase } from './ai/rules/words/letter-case.js';
import { InvertedIndex } from './matching/inverted-index.js';
import { DIMENSIONS, LatentSpace } from './matching/latent-space.js';
import { runAtOnce } from './matching/run-steps.js';
import { createCorpus, createJob } from './matching/testing/create-corpus.js';

const ignore = (): void => undefined;

const LOOKED_UP = 'uses texts as keys only or stores them unchanged';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'worker/job-activity#toFailureActivity': 'compares an error code',
  'cv/browser/browser-home#createBrowserHome': OPERATOR_TEXT,
  'cv/browser/browser-program#findBrowserProgram': OPERATOR_TEXT,
  'cv/browser/launch-browser#launchBrowser': OPERATOR_TEXT,
  'cv/template/style#renderCvStyle': OPERATOR_TEXT,
  'erasure/resume-erasures#createResumeErasuresHandler': OPERATOR_TEXT,
  'skill-detection/send-detected-skills#createDetectedSkillsSender': OPERATOR_TEXT,
  'feeds/config/feeds-config#readFeedsConfig': OPERATOR_TEXT,
  'feeds/config/feeds-config#parseFeedsConfig': OPERATOR_TEXT,
  'ai/openai/messages#createInitialMessages': OPERATOR_TEXT,
  'ai/openai/system-messages#createSystemMessage': OPERATOR_TEXT,
  'transcription/decode-recording#decodeRecording': OPERATOR_TEXT,
  'transcription/transcribe-utterances#transcribeUtterances': OPERATOR_TEXT,
  'web/download#download': 'fetches a URL that web-target parses',
  'cv/images/fetch-image#fetchImage': 'fetches a URL that web-target parses',
  'cv/images/fetch-images#fetchImages': 'fetches a URL that web-target parses',
  'feeds/reading/calendar-series#createSingleOccurrence': 'compares names of zones and codes of glyphs',
  'feeds/reading/zoned-time#toUtc': 'compares names of zones and codes of glyphs',
  'cv/pdf/create-unit#createUnit': 'compares names of zones and codes of glyphs',
  'cv/pdf/readable-font#ReadableFont': 'compares names of zones and codes of glyphs',
  'cv/browser/printer#Printer': 'prints HTML of the application with Chromium',
  'cv/template/html#Html': LOOKED_UP,
  'web/web#PUBLIC_WEB': 'host names have at most 253 characters',
  'feeds/ingestion/posting-store#PostingStore': LOOKED_UP,
  'feeds/ingestion/career-event-store#CareerEventStore': LOOKED_UP,
  'feeds/ingestion/skipped-records#SkippedRecords': LOOKED_UP,
  'feeds/feed-states#FeedStateStore': LOOKED_UP,
  'matching/corpus#JobCorpus': LOOKED_UP,
};

/** Postings in which words occur together, so that they have a latent space. */
const CORPUS = createCorpus(
  Array.from({ length: 100 }, (_none, index) =>
    createJob(String(index), { description: `a b c${String(index % 7)} d${String(index % 5)}`, skills: [] }),
  ),
);
const LATENT_SPACE = runAtOnce(
  LatentSpace.build({
    terms: ['a', 'b'],
    rowStarts: Uint32Array.of(0, 1, 2),
    termNumbers: Uint32Array.of(0, 1),
    counts: Uint8Array.of(1, 1),
  }),
);

/** How to call the others with a long text; also other code that takes text. */
const calls: Readonly<Record<string, TextCall>> = {
  'cv/pdf/directions#toVisualOrder': (text) => toVisualOrder(text, true),
  'cv/pdf/read-pieces#readPieces': (text) => readPieces(text, new Map()),
  'cv/template/html#html': (text) => html`<p>${text}</p>`,
  'cv/template/inline-text#joinInline': (text) => joinInline([text], ', '),
  'feeds/reading/feed-format#matchesFormat': (text) => matchesFormat(text, 'json'),
  'feeds/text/tags#readTags': (text) => readTags(text, { onOpenTag: ignore, onCloseTag: ignore, onText: ignore }),
  'feeds/reading/records#parseResponse': (text) => parseResponse(text, z.unknown(), 'place'),
  'feeds/reading/json-ld#findJsonLdNodes': (text) =>
    findJsonLdNodes(`<script type="application/ld+json">${text}`, 'place', () => true),
  'feeds/ingestion/dollars#getRate': (text) => getRate(text, {}),
  'ai/truth/claim-pattern#findAddedClaims': (text) => findUnsupportedClaims('', text),
  'ai/truth/synonyms#hasSynonymIn': (text) => hasSynonymIn(text, new Set()),
  'ai/truth/find-unsupported-claims#findAddedWords': (text) => findAddedWords(text, new SourceVocabulary(text)),
  'ai/truth/names#findAddedNames': (text) => findAddedNames(text, text, new SourceVocabulary(text)),
  'ai/truth/source-vocabulary#SourceVocabulary.constructor': (text) => new SourceVocabulary(text),
  'ai/truth/source-vocabulary#SourceVocabulary.contains': (text) => new SourceVocabulary('').contains(text),
  'ai/truth/source-vocabulary#SourceVocabulary.means': (text) => new SourceVocabulary('xqzt').means(text),
  'ai/truth/source-vocabulary#SourceVocabulary.supports': (text) => new SourceVocabulary('xqzt').supports(text),
  'ai/truth/source-vocabulary#SourceVocabulary.isMisspelt': (text) => new SourceVocabulary('xqzt').isMisspelt(text),
  'ai/truth/numbers#findAddedNumbers': (text) => findAddedNumbers(text, text, new SourceVocabulary(text)),
  'ai/truth/skills#findAddedSkills': (text) => findAddedSkills(text, text, new SourceVocabulary(text)),
  'feeds/ingestion/posting-demands#isEmployersOwn': (text) => isEmployersOwn('Recruitment', text),
  'ai/rules/enhance/questions#haveSameSubstance': (text) => haveSameSubstance(text, text),
  'ai/rules/enhance/questions#findQuestions': (text) => findQuestions(text, {}),
  'ai/rules/spelling/wrong-forms#correctForm': (text) => correctForm(text, text),
  'ai/rules/roles/title-similarity#isMainTitle': (text) => isMainTitle(text, KNOWN_ROLES[0] as Role),
  'ai/truth/titles#removeOthersTitles': (text) => removeOthersTitles(text, []),
  'ai/truth/titles#findAddedTitles': (text) => findAddedTitles([], text, text),
  'ai/openai/messages#createCorrectionMessages': (text) => createCorrectionMessages(text, text),
  'ai/openai/retries#parseRetryAfter': (text) => parseRetryAfter(text, 0),
  'ai/openai/cut-text#cutToTokens': (text) => cutToTokens(text, text.length / 8),
  'ai/openai/fit-profile#fitWords': (text) => fitWords(text.split(' '), text.length / 8),
  'ai/openai/transcription-hints#toTranscriptionHints': (text) =>
    toTranscriptionHints({ model: 'whisper-1', language: undefined }, [text, ...text.split(' ')]),
  'ai/openai/model-text#cleanLines': (text) => cleanLines([text], 10),
  'ai/openai/stated-skills#keepStatedSkills': (text) =>
    keepStatedSkills(text, { technical: [text], soft: [], domain: [], tools: [] }),
  'ai/openai/description-prompts#createEnhancePrompt': (text) => createEnhancePrompt(text, { context: 'project' }),
  'ai/rules/skills/stated-names#StatedNames.constructor': (text) => new StatedNames(text),
  'ai/rules/skills/stated-names#StatedNames.has': (text) => new StatedNames(text).has(text),
  'ai/rules/words/letter-case#matchCase': (text) => matchCase(text, text),
  'matching/latent-space#LatentSpace.locate': (text) => LATENT_SPACE.locate(text.split(' ')),
  'matching/latent-space#LatentSpace.move': (text) => LATENT_SPACE.move(new Float32Array(DIMENSIONS), 0, text, 1),
  'matching/posting-space#PostingSpace.add': (text) => CORPUS.space.add(0, text.split(' ')),
  'matching/posting-space#PostingSpace.compareWith': (text) => CORPUS.space.compareWith(text.split(' '))(0),
  'matching/inverted-index#InvertedIndex.add': (text) => new InvertedIndex().add(0, text.split(' ')),
  'matching/inverted-index#InvertedIndex.getSlots': (text) => new InvertedIndex().getSlots(text),
  'a property of microdata': (text) => readPage(`<div itemscope><div itemprop=a>${text}`, 'https://jobs.test'),
  'a posting in the corpus': (text) =>
    new JobCorpus().apply([
      createJob('a', { title: text.slice(0, 200), description: text, location: text.slice(0, 200), skills: [] }),
    ]),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
