import { anyOf, type Claim, claim } from './claim.js';

const CONTEST = '(?:competition|contest|hackathon|cup|race|tournament|championship|match|game|quiz|league|final)s?';
const GIVEN_HONOUR = new RegExp(
  `\\b(?:award\\w*|prizes?|hono[u]?r(?:s|ed)|recogni[sz]ed|recognition|accolades?|medals?|troph(?:y|ies)|first place|scholarships?|employee of the|champion)\\b|\\bw[io]n(?:s|ning)? (?:[\\w'-]+ ){0,4}${CONTEST}\\b`,
  'i',
);
const GOT_DEGREE =
  /\bgraduat(?:e|es|ed|ing|ion)\b|\b(?:finish|complet|earn|got|receiv|obtain|have|has|had|hold|holds|held|with)\w* (?:[\w'-]+ ){0,4}(?:degrees?|diplomas?|bachelor\w*|master\w*|bsc|msc|mba|phd)\b/i;

/** Honours and qualifications. */
export const STANDING_CLAIMS: readonly Claim[] = [
  claim('honour', /\b(?:won|winners?|winning)\b/i, new RegExp(`\\bw[io]n\\w*\\b|${GIVEN_HONOUR.source}`, 'i')),
  claim(
    'honour',
    /\b(?:award(?:s|ed|-winning)?|prizes?|hono[u]?red|accolades?|medals?|troph(?:y|ies)|scholarships?)\b/i,
    GIVEN_HONOUR,
  ),
  claim(
    'honour',
    /\b(?:top[- ]perform\w+|best[- ]in[- ]class|world-class)\b/i,
    new RegExp(`\\b(?:top|best|ranked)\\b|${GIVEN_HONOUR.source}`, 'i'),
  ),
  claim('honour', /\b(?:was|been|being|and) recogni[sz]ed\b|\brecognition for\b/i, GIVEN_HONOUR),
  claim('qualification', anyOf('phd doctora(?:l|te)')),
  claim('qualification', /\bmaster's\b|\bmasters\b|\bmsc\b|\bm\.?tech\b/i),
  claim('qualification', /\bmba\b/i, /\bmba\b|\bmaster of business\b/i),
  claim('qualification', /\bbachelor\w*\b|\bbsc\b|\bb\.?tech\b/i),
  claim('qualification', anyOf('certif\\w+ accredit\\w+ licen[sc]ed')),
  claim('qualification', anyOf('graduated? graduating graduation'), GOT_DEGREE),
  claim(
    'qualification',
    anyOf('degrees? diplomas?'),
    anyOf('degrees? diplomas? graduat\\w+ bachelor\\w* master\\w* bsc msc mba phd'),
  ),
];
