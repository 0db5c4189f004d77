import { randomUUID } from 'node:crypto';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { z } from 'zod';
import { cutToTokens } from './ai/openai/cut-text.js';
import { fitWords } from './ai/openai/fit-profile.js';
import { toTranscriptionHints } from './ai/openai/transcription-hints.js';
import { createEnhancePrompt, createDetectSkillsPrompt } from './ai/openai/description-prompts.js';
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
import { isEmployersOwn, isAboutEmployer, hasDemand, hasTask } from './feeds/ingestion/posting-demands.js';
import { findQuestions, haveSameSubstance } from './ai/rules/enhance/questions.js';
import { correctForm } from './ai/rules/spelling/wrong-forms.js';
import { KNOWN_ROLES, type Role } from './ai/rules/roles/roles.js';
import { isMainTitle, getTitleSimilarities, findRoleByTitle } from './ai/rules/roles/title-similarity.js';
import { hasSynonymIn, getSynonyms } from './ai/truth/synonyms.js';
import { SourceVocabulary } from './ai/truth/source-vocabulary.js';
import { findAddedTitles, removeOthersTitles } from './ai/truth/titles.js';
import { toVisualOrder, getDirection, isRightToLeft } from './cv/pdf/directions.js';
import { readPieces } from './cv/pdf/read-pieces.js';
import { html, removeUnprintable } from './cv/template/html.js';
import { joinInline, renderProse, renderInlineText } from './cv/template/inline-text.js';
import { getRate } from './feeds/ingestion/dollars.js';
import { matchesFormat, parseCharset } from './feeds/reading/feed-format.js';
import { findJsonLdNodes } from './feeds/reading/json-ld.js';
import { parseResponse } from './feeds/reading/records.js';
import { readTags } from './feeds/text/tags.js';
import { JobCorpus } from './matching/corpus.js';
import { readPage } from './postings/read-page.js';
import { matchCase, capitalize } from './ai/rules/words/letter-case.js';
import { InvertedIndex } from './matching/inverted-index.js';
import { DIMENSIONS, LatentSpace } from './matching/latent-space.js';
import { runAtOnce } from './matching/run-steps.js';
import { createCorpus, createJob } from './matching/testing/create-corpus.js';
import { isPublicAddress } from './web/public-address.js';
import { removeBullets } from './bullets.js';
import { parseWebTarget } from './web/web-target.js';
import { detectScript, getTextDirection } from './cv/template/script.js';
import { renderWebLink } from './cv/template/contact.js';
import { createScriptRules, toCssString } from './cv/template/style.js';
import { needsRewriting } from './cv/pdf/split-into-codes.js';
import { foldCompatibilityForms } from './cv/pdf/compatibility-forms.js';
import { textToHex, hexToText, hexToCodes } from './cv/pdf/hex.js';
import { readToUnicode } from './cv/pdf/to-unicode.js';
import { parseOperations } from './cv/pdf/content-operations.js';
import { toMatrix } from './cv/pdf/matrix.js';
import { removeInstructions } from './ai/truth/instructions.js';
import { toVerbForms } from './ai/rules/words/verb-forms.js';
import { isEnglish } from './ai/language/is-english.js';
import { editDistance } from './ai/language/edit-distance.js';
import { toWordKey } from './ai/rules/skills/word-key.js';
import { tokenize } from './ai/rules/skills/tokens.js';
import { findCanonicalSkill } from './ai/rules/skills/taxonomy.js';
import { getBaseForms, getSenses, getDerivedWords } from './ai/language/wordnet.js';
import { chooseSpelling } from './ai/rules/spelling/choose-spelling.js';
import { isKnown } from './ai/rules/spelling/known-words.js';
import { correctSpelling } from './ai/rules/spelling/correct-spelling.js';
import { keepAssertions, keepAchievements } from './ai/truth/assertions.js';
import { tagPartsOfSpeech } from './ai/language/parts-of-speech.js';
import { findActs } from './ai/language/acts.js';
import { findDisclaimers } from './ai/rules/skills/disclaimers.js';
import { findSkill } from './ai/rules/skills/skill-trie.js';
import {
  detectSkills,
  findDoubtfulSkills,
  detectNamedSkills,
  findAskedMentions,
  detectAskedSkills,
} from './ai/rules/skills/detect-skills.js';
import { splitWords } from './ai/truth/words.js';
import { getSkillWords, getAliases } from './ai/truth/skill-words.js';
import { stem } from './ai/language/word-roots.js';
import { tokenizeNumbers } from './ai/truth/number-tokens.js';
import { findAmounts } from './ai/truth/amounts.js';
import { findTakenActs } from './ai/truth/subjects.js';
import { correctArticles } from './ai/rules/grammar/articles.js';
import { correctGrammar } from './ai/rules/grammar/correct-grammar.js';
import { putActionFirst } from './ai/rules/enhance/action-first.js';
import { removeFillers } from './ai/rules/enhance/fillers.js';
import { splitStatements } from './ai/rules/enhance/sentences.js';
import { correctSkillSpelling } from './ai/rules/enhance/skill-spelling.js';
import { enhance } from './ai/rules/enhance/enhance.js';
import { limitTitle } from './ai/rules/roles/input-limits.js';
import { getTitleWords } from './ai/rules/roles/title-words.js';
import { scoreGroups, getContentRoots } from './ai/rules/occupations/group-index.js';
import { normalizePostingTitle, normalizeTitle } from './ai/rules/occupations/normalize-title.js';
import { findOccupationsByTitle } from './ai/rules/occupations/title-index.js';
import { htmlToText, htmlToLine } from './feeds/text/html-to-text.js';
import { toUrl } from './feeds/reading/urls.js';
import { toUtc } from './feeds/reading/zoned-time.js';
import { requireLine } from './feeds/reading/raw-posting.js';
import { addCountry, mentionsRemote } from './feeds/reading/places.js';
import { splitCalendar } from './feeds/reading/calendar-blocks.js';
import { parseFeedsConfig } from './feeds/config/feeds-config.js';
import { createRecordId } from './feeds/ingestion/record-id.js';
import { findPostingSkills } from './feeds/ingestion/posting-skills.js';
import { findSimilarRoles } from './matching/similar-roles.js';
import { getTitleLevel } from './matching/seniority.js';
import { parseTitle } from './matching/title.js';
import { extractTerms, extractDistinctTerms } from './matching/terms.js';
import { parseJobPlaces } from './matching/job-places.js';
import { toTargetPlace } from './matching/target-place.js';
import { normalizeModeOrType } from './matching/candidate.js';
import { assessAsFair } from './matching/criterion-matcher.js';
import { estimateTokens } from './ai/openai/estimate-tokens.js';
import { tryParseJson, extractJson } from './ai/openai/parse-json.js';
import { formatTranscript } from './transcription/format-transcript.js';

const ignore = (): void => undefined;

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

describeTextCost({
  isPublicAddress,
  removeBullets: (text) => removeBullets(`- ${text.slice(1)}`),
  parseWebTarget,
  removeUnprintable,
  detectScript,
  getTextDirection,
  renderProse,
  renderInlineText,
  renderWebLink,
  createScriptRules,
  toCssString,
  getDirection,
  isRightToLeft,
  needsRewriting,
  foldCompatibilityForms,
  textToHex,
  hexToText,
  hexToCodes,
  readToUnicode,
  parseOperations,
  toMatrix: (text) => toMatrix(text.split(' ')),
  removeInstructions,
  toVerbForms,
  isEnglish,
  capitalize,
  editDistance: (text) => editDistance(text, text),
  toWordKey,
  tokenize,
  findCanonicalSkill,
  getBaseForms,
  getSenses,
  getDerivedWords,
  chooseSpelling,
  isKnown,
  correctSpelling,
  keepAssertions: (text) => keepAssertions(`my ${text.slice(1)}`),
  keepAchievements,
  tagPartsOfSpeech,
  findActs,
  findDisclaimers,
  findSkill: (text) => findSkill(text.split(' ')),
  detectSkills,
  findDoubtfulSkills,
  detectNamedSkills,
  findAskedMentions,
  detectAskedSkills,
  splitWords,
  getSkillWords,
  getAliases,
  stem,
  getSynonyms,
  tokenizeNumbers,
  findAmounts,
  findTakenActs: (text) => findTakenActs(text, text),
  correctArticles,
  correctGrammar,
  putActionFirst,
  removeFillers,
  splitStatements,
  correctSkillSpelling,
  enhance,
  limitTitle,
  getTitleWords,
  getTitleSimilarities,
  findRoleByTitle,
  scoreGroups,
  getContentRoots,
  normalizeTitle,
  normalizePostingTitle,
  findOccupationsByTitle,
  parseCharset,
  htmlToText,
  htmlToLine,
  toUrl,
  // Zones are cached.
  toUtc: (text) => toUtc({ year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, `${text}${randomUUID()}`),
  requireLine: (text) => requireLine(text, text),
  addCountry: (text) => addCountry(text, text),
  mentionsRemote,
  splitCalendar: (text) => splitCalendar(text, text),
  parseFeedsConfig: (text) => parseFeedsConfig(text, text),
  createRecordId: (text) => createRecordId(text, text),
  isAboutEmployer,
  hasDemand,
  hasTask,
  findPostingSkills: (text) => findPostingSkills(text, text),
  findSimilarRoles,
  getTitleLevel,
  parseTitle,
  extractTerms,
  extractDistinctTerms,
  parseJobPlaces,
  toTargetPlace: (text) => toTargetPlace(text, text),
  normalizeModeOrType,
  assessAsFair,
  estimateTokens,
  tryParseJson,
  extractJson,
  createDetectSkillsPrompt,
  formatTranscript: (text) => formatTranscript(text.split(' ')),
  readPage: (text) => readPage(text, text),
  toVisualOrder: (text) => toVisualOrder(text, true),
  readPieces: (text) => readPieces(text, new Map()),
  html: (text) => html`<p>${text}</p>`,
  joinInline: (text) => joinInline([text], ', '),
  matchesFormat: (text) => matchesFormat(text, 'json'),
  readTags: (text) => readTags(text, { onOpenTag: ignore, onCloseTag: ignore, onText: ignore }),
  parseResponse: (text) => parseResponse(text, z.unknown(), 'place'),
  findJsonLdNodes: (text) => findJsonLdNodes(`<script type="application/ld+json">${text}`, 'place', () => true),
  getRate: (text) => getRate(text, {}),
  findAddedClaims: (text) => findUnsupportedClaims('', text),
  hasSynonymIn: (text) => hasSynonymIn(text, new Set()),
  findAddedWords: (text) => findAddedWords(text, new SourceVocabulary(text)),
  findAddedNames: (text) => findAddedNames(text, text, new SourceVocabulary(text)),
  'SourceVocabulary.constructor': (text) => new SourceVocabulary(text),
  'SourceVocabulary.contains': (text) => new SourceVocabulary('').contains(text),
  'SourceVocabulary.means': (text) => new SourceVocabulary('xqzt').means(text),
  'SourceVocabulary.supports': (text) => new SourceVocabulary('xqzt').supports(text),
  'SourceVocabulary.isMisspelt': (text) => new SourceVocabulary('xqzt').isMisspelt(text),
  findAddedNumbers: (text) => findAddedNumbers(text, text, new SourceVocabulary(text)),
  findAddedSkills: (text) => findAddedSkills(text, text, new SourceVocabulary(text)),
  isEmployersOwn: (text) => isEmployersOwn('Recruitment', text),
  haveSameSubstance: (text) => haveSameSubstance(text, text),
  findQuestions: (text) => findQuestions(`by ${text.slice(1)}`, {}),
  correctForm: (text) => correctForm(text, text),
  isMainTitle: (text) => isMainTitle(text, KNOWN_ROLES[0] as Role),
  removeOthersTitles: (text) => removeOthersTitles(text, []),
  findAddedTitles: (text) => findAddedTitles([], text, text),
  createCorrectionMessages: (text) => createCorrectionMessages(text, text),
  parseRetryAfter: (text) => parseRetryAfter(text, 0),
  cutToTokens: (text) => cutToTokens(text, text.length / 8),
  fitWords: (text) => fitWords(text.split(' '), text.length / 8),
  toTranscriptionHints: (text) =>
    toTranscriptionHints({ model: 'whisper-1', language: undefined }, [text, ...text.split(' ')]),
  cleanLines: (text) => cleanLines([text], 10),
  keepStatedSkills: (text) => keepStatedSkills(text, { technical: [text], soft: [], domain: [], tools: [] }),
  createEnhancePrompt: (text) => createEnhancePrompt(text, { context: 'project' }),
  'StatedNames.constructor': (text) => new StatedNames(text),
  'StatedNames.has': (text) => new StatedNames(text).has(text),
  matchCase: (text) => matchCase(text, text),
  'LatentSpace.locate': (text) => LATENT_SPACE.locate(text.split(' ')),
  'LatentSpace.move': (text) => LATENT_SPACE.move(new Float32Array(DIMENSIONS), 0, text, 1),
  'PostingSpace.add': (text) => CORPUS.space.add(0, text.split(' ')),
  'PostingSpace.compareWith': (text) => CORPUS.space.compareWith(text.split(' '))(0),
  'InvertedIndex.add': (text) => new InvertedIndex().add(0, text.split(' ')),
  'InvertedIndex.getSlots': (text) => new InvertedIndex().getSlots(text),
  'a property of microdata': (text) => readPage(`<div itemscope><div itemprop=a>${text}`, 'https://jobs.test'),
  'a posting in the corpus': (text) =>
    new JobCorpus().apply([
      createJob('a', { title: text.slice(0, 200), description: text, location: text.slice(0, 200), skills: [] }),
    ]),
});
