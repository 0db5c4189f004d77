import { stripTitleDetails } from '../roles/title-details.js';
import { IGNORED_TITLE_WORDS } from '../roles/title-words.js';

/** Further words for seniority and employment, also in German, French and Spanish. */
const IGNORED_WORDS = new Set(
  `apprenticeship freelancer self employed contractor temp temporary seasonal casual weekend night volunteer voluntary qualified experienced
  certified 1 2 3 to various praktikant praktikantin praktikum auszubildender auszubildende azubi werkstudent werkstudentin aushilfe teilzeit
  vollzeit leitender leitende stagiaire apprenti apprentie alternance alternant alternante interimaire becario becaria practicas aprendiz
  titulado titulada der die das im fur und le la les de du des en et d l el los las del y`.split(/\s+/),
);

/** Abbreviations that no title spells out. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['hr', 'human resources'],
  ['qa', 'quality assurance'],
  ['dev', 'developer'],
  ['eng', 'engineer'],
  ['engr', 'engineer'],
  ['mgr', 'manager'],
  ['asst', 'assistant'],
  ['admin', 'administrator'],
  ['tech', 'technician'],
  ['rep', 'representative'],
  ['exec', 'executive'],
  ['dept', 'department'],
  ['acct', 'accountant'],
  ['lab', 'laboratory'],
  ['vet', 'veterinary'],
]);

/** Gender forms: (m/w/d), Kellner/in, Lehrer:in, Verkäufer(in), camarero/a, infirmier(ère). */
const GENDER_MARK = /\((?:[mwfdhx]\s*[/|]\s*)+[mwfdhx]\)|\b[mwfhx]\s*\/\s*[mwfhdx](?:\s*\/\s*[mwfdx])?\b/giu;
const GENDER_ENDING =
  /(?<=\p{L})(?:[/:*_·.]-?|\(-?)(?:innen|in|as|a|os|o|es|e|ne|nes|euse|trice|ere|rice|se)\)?(?!\p{L})/giu;
/** What follows a title: an employer, or what is in brackets. */
const EMPLOYER = /\s(?:at|bei|beim|chez|@)\s.*$/u;
const BRACKETS = /\([^()]*\)/gu;
const ACCENT = /\p{M}/gu;

/** Returns the words of a job title in lower case, without accents, and without seniority, gender marks and employer. */
export function normalizeTitle(title: string): string {
  const text = title
    .normalize('NFD')
    .replace(ACCENT, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(GENDER_MARK, ' ')
    .replace(GENDER_ENDING, '')
    .replace(EMPLOYER, '')
    .replace(BRACKETS, ' ')
    .replace(/['’.]/gu, '');
  const words = text.match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words
    .filter((word) => !IGNORED_WORDS.has(word) && !IGNORED_TITLE_WORDS.has(word))
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ');
}

/** The longest part of the title of a posting that is read. */
const MAX_POSTING_TITLE_LENGTH = 200;

/** Returns the normalized title of a posting, without details such as a place: "Electrician (m/f), Dubai". */
export const normalizePostingTitle = (title: string): string =>
  normalizeTitle(stripTitleDetails(title.slice(0, MAX_POSTING_TITLE_LENGTH)));
