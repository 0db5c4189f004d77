import { anyWord, type ClaimPattern, createClaim } from './claim-pattern.js';

const CONTEST = '(?:competition|contest|hackathon|cup|race|tournament|championship|match|game|quiz|league|final)s?';
const HONOUR_EVIDENCE = new RegExp(
  `\\b(?:award\\w*|prizes?|hono[u]?r(?:s|ed)|recogni[sz]ed|recognition|accolades?|medals?|troph(?:y|ies)|first place|scholarships?|employee of the|champion)\\b|\\bw[io]n(?:s|ning)? (?:[\\w'-]+ ){0,4}${CONTEST}\\b`,
  'i',
);
const DEGREE_EVIDENCE =
  /\bgraduat(?:e|es|ed|ing|ion)\b|\b(?:finish|complet|earn|got|receiv|obtain|have|has|had|hold|holds|held|with)\w* (?:[\w'-]+ ){0,4}(?:degrees?|diplomas?|bachelor\w*|master\w*|bsc|msc|mba|phd)\b/i;

/** Honours and qualifications. */
export const CREDENTIAL_CLAIMS: readonly ClaimPattern[] = [
  createClaim('honour', /\b(?:won|winners?|winning)\b/i, new RegExp(`\\bw[io]n\\w*\\b|${HONOUR_EVIDENCE.source}`, 'i')),
  createClaim(
    'honour',
    /\b(?:award(?:s|ed|-winning)?|prizes?|hono[u]?red|accolades?|medals?|troph(?:y|ies)|scholarships?)\b/i,
    HONOUR_EVIDENCE,
  ),
  createClaim(
    'honour',
    /\b(?:top[- ]perform\w+|best[- ]in[- ]class|world-class)\b/i,
    new RegExp(`\\b(?:top|best|ranked)\\b|${HONOUR_EVIDENCE.source}`, 'i'),
  ),
  createClaim('honour', /\b(?:was|been|being|and) recogni[sz]ed\b|\brecognition for\b/i, HONOUR_EVIDENCE),
  createClaim('qualification', anyWord('phd doctora(?:l|te)')),
  createClaim('qualification', /\bmaster's\b|\bmasters\b|\bmsc\b|\bm\.?tech\b/i),
  createClaim('qualification', /\bmba\b/i, /\bmba\b|\bmaster of business\b/i),
  createClaim('qualification', /\bbachelor\w*\b|\bbsc\b|\bb\.?tech\b/i),
  createClaim('qualification', anyWord('certif\\w+ accredit\\w+ licen[sc]ed')),
  createClaim('qualification', anyWord('graduated? graduating graduation'), DEGREE_EVIDENCE),
  createClaim(
    'qualification',
    anyWord('degrees? diplomas?'),
    anyWord('degrees? diplomas? graduat\\w+ bachelor\\w* master\\w* bsc msc mba phd'),
  ),
];
