import { anyWord, type ClaimPattern, createClaimPattern } from './claim-pattern.js';

const IMPROVEMENT_EVIDENCE =
  /\b(?:slow|increas|decreas|reduc|improv|boost|enhanc|accelerat|streamlin|maximi[sz]|minimi[sz]|strengthen|exceed|surpass|outperform|doubl|tripl|halv|optimi[sz]|sav(?:e|es|ed|ing|ings)\b|cut|gr(?:o|e)w|faster|quick|better|best|more|less|few|high|low|speed|sped|eas(?:y|ier|ily)|simpl|clean|fix|tun(?:e|ed|ing)\b|refactor|solv|efficien|expand|scal|rais|gain|drop|rise|rose|up by|down|shorten|upgrad|reach|achiev|performance|twice|so that|because|from \d[\d.,]*\D{0,12}? to \d)\w*/i;

/** Results and praise, the most common embellishments. */
const RESULT_CLAIMS: readonly ClaimPattern[] = [
  createClaimPattern(
    'result',
    /\b(?:increas|decreas|reduc|improv|boost|enhanc|accelerat|streamlin|maximi[sz]|minimi[sz]|strengthen|exceed|surpass|outperform|doubl|tripl|halv|optimi[sz])\w*/i,
    IMPROVEMENT_EVIDENCE,
  ),
  createClaimPattern(
    'result',
    /\b(?:result(?:ing|ed)? in|leading to|led to|contributing to the (?:success|growth))\b/i,
    /\b(?:result|led to|leading to|so that|which|because|caus|contribut)/i,
  ),
  createClaimPattern(
    'result',
    /\b(?:launch|deliver|finish|publish)(?:es|ed|ing)?\b/i,
    /\b(?:launch|deliver|finish|publish|complet|live|released?|shipped|handed|gave|online|out)/i,
  ),
  createClaimPattern('result', /\b(?:growth|savings|roi|efficienc(?:y|ies))\b/i, IMPROVEMENT_EVIDENCE),
  createClaimPattern(
    'result',
    /\bsuccess(?:es|ful|fully)?\b/i,
    /\b(?:success|succeed|won|pass|achiev|complet|finish|launch|deliver|well|reach)/i,
  ),
  createClaimPattern(
    'result',
    /\b(?:on[- ]time|on schedule|ahead of schedule|timely|punctual\w*)\b/i,
    /\b(?:on[- ]time|timely|schedule|deadline|punctual|late|early)\b/i,
  ),
  createClaimPattern('result', /\b(?:under|within|on) budget\b/i, /\bbudget/i),
  createClaimPattern('result', /\bscalab(?:le|ility)\b/i, /\bscal/i),
  createClaimPattern('result', /\brobust(?:ness)?\b/i),
  createClaimPattern('result', /\bsecurely?\b/i, /\bsecur|\bsafe/i),
  createClaimPattern(
    'result',
    /\bhigh[- ](?:quality|perform\w+|traffic|impact|availability)\b/i,
    /\bhigh|\bquality|\bperform|\bfast|\bavailab/i,
  ),
  createClaimPattern(
    'result',
    /\b(?:large|enterprise|web)[- ]scale\b|\benterprise[- ]grade\b|\bmission[- ]critical\b|\bproduction[- ](?:grade|ready)\b/i,
    /\bscale|\benterprise|\bcritical|\bproduction|\blarge/i,
  ),
  createClaimPattern(
    'result',
    /\buser[- ]friendly\b|\bintuitive\b/i,
    /\bfriendly|\bintuitive|\beas(?:y|ier|ily)|\bsimple/i,
  ),
  createClaimPattern(
    'result',
    /\b(?:cutting|leading)[- ]edge\b|\bstate[- ]of[- ]the[- ]art\b|\binnovative\b/i,
    /\bedge\b|\bstate of|\bnew|\binnovat|\bmodern/i,
  ),
  createClaimPattern(
    'result',
    /\bsignificant(?:ly)?\b|\bdramatic(?:ally)?\b|\bsubstantial(?:ly)?\b/i,
    /\b(?:significant|dramatic|substantial|big|huge|a lot|lots|much|massive|great|large|major)/i,
  ),
];

const CONTEST = '(?:competition|contest|hackathon|cup|race|tournament|championship|match|game|quiz|league|final)s?';
const HONOUR_EVIDENCE = new RegExp(
  `\\b(?:award\\w*|prizes?|hono[u]?r(?:s|ed)|recogni[sz]ed|recognition|accolades?|medals?|troph(?:y|ies)|first place|scholarships?|employee of the|champion)\\b|\\bw[io]n(?:s|ning)? (?:[\\w'-]+ ){0,4}${CONTEST}\\b`,
  'i',
);
const DEGREE_EVIDENCE =
  /\bgraduat(?:e|es|ed|ing|ion)\b|\b(?:finish|complet|earn|got|receiv|obtain|have|has|had|hold|holds|held|with)\w* (?:[\w'-]+ ){0,4}(?:degrees?|diplomas?|bachelor\w*|master\w*|bsc|msc|mba|phd)\b/i;

/** Honours and qualifications. */
const CREDENTIAL_CLAIMS: readonly ClaimPattern[] = [
  createClaimPattern(
    'honour',
    /\b(?:won|winners?|winning)\b/i,
    new RegExp(`\\bw[io]n\\w*\\b|${HONOUR_EVIDENCE.source}`, 'i'),
  ),
  createClaimPattern(
    'honour',
    /\b(?:award(?:s|ed|-winning)?|prizes?|hono[u]?red|accolades?|medals?|troph(?:y|ies)|scholarships?)\b/i,
    HONOUR_EVIDENCE,
  ),
  createClaimPattern(
    'honour',
    /\b(?:top[- ]perform\w+|best[- ]in[- ]class|world-class)\b/i,
    new RegExp(`\\b(?:top|best|ranked)\\b|${HONOUR_EVIDENCE.source}`, 'i'),
  ),
  createClaimPattern('honour', /\b(?:was|been|being|and) recogni[sz]ed\b|\brecognition for\b/i, HONOUR_EVIDENCE),
  createClaimPattern('qualification', anyWord('phd doctora(?:l|te)')),
  createClaimPattern('qualification', /\bmaster's\b|\bmasters\b|\bmsc\b|\bm\.?tech\b/i),
  createClaimPattern('qualification', /\bmba\b/i, /\bmba\b|\bmaster of business\b/i),
  createClaimPattern('qualification', /\bbachelor\w*\b|\bbsc\b|\bb\.?tech\b/i),
  createClaimPattern('qualification', anyWord('certif\\w+ accredit\\w+ licen[sc]ed')),
  createClaimPattern('qualification', anyWord('graduated? graduating graduation'), DEGREE_EVIDENCE),
  createClaimPattern(
    'qualification',
    anyWord('degrees? diplomas?'),
    anyWord('degrees? diplomas? graduat\\w+ bachelor\\w* master\\w* bsc msc mba phd'),
  ),
];

/** Honours, qualifications, results and praise. */
export const ACHIEVEMENT_CLAIMS: readonly ClaimPattern[] = [...CREDENTIAL_CLAIMS, ...RESULT_CLAIMS];
