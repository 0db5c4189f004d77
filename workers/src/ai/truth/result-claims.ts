import { type ClaimPattern, createClaim } from './claim-pattern.js';

const IMPROVEMENT_EVIDENCE =
  /\b(?:slow|increas|decreas|reduc|improv|boost|enhanc|accelerat|streamlin|maximi[sz]|minimi[sz]|strengthen|exceed|surpass|outperform|doubl|tripl|halv|optimi[sz]|sav(?:e|es|ed|ing|ings)\b|cut|gr(?:o|e)w|faster|quick|better|best|more|less|few|high|low|speed|sped|eas(?:y|ier|ily)|simpl|clean|fix|tun(?:e|ed|ing)\b|refactor|solv|efficien|expand|scal|rais|gain|drop|rise|rose|up by|down|shorten|upgrad|reach|achiev|performance|twice|so that|because)\w*/i;

/** Results and praise, the most common embellishments. */
export const RESULT_CLAIMS: readonly ClaimPattern[] = [
  createClaim(
    'result',
    /\b(?:increas|decreas|reduc|improv|boost|enhanc|accelerat|streamlin|maximi[sz]|minimi[sz]|strengthen|exceed|surpass|outperform|doubl|tripl|halv|optimi[sz])\w*/i,
    IMPROVEMENT_EVIDENCE,
  ),
  createClaim(
    'result',
    /\b(?:result(?:ing|ed)? in|leading to|led to|contributing to the (?:success|growth))\b/i,
    /\b(?:result|led to|leading to|so that|which|because|caus|contribut)/i,
  ),
  createClaim(
    'result',
    /\b(?:launch|deliver|finish|publish)(?:es|ed|ing)?\b/i,
    /\b(?:launch|deliver|finish|publish|complet|live|released?|shipped|handed|gave|online|out)/i,
  ),
  createClaim('result', /\b(?:growth|savings|roi|efficienc(?:y|ies))\b/i, IMPROVEMENT_EVIDENCE),
  createClaim(
    'result',
    /\bsuccess(?:es|ful|fully)?\b/i,
    /\b(?:success|succeed|won|pass|achiev|complet|finish|launch|deliver|well|reach)/i,
  ),
  createClaim(
    'result',
    /\b(?:on[- ]time|on schedule|ahead of schedule|timely|punctual\w*)\b/i,
    /\b(?:on[- ]time|timely|schedule|deadline|punctual|late|early)\b/i,
  ),
  createClaim('result', /\b(?:under|within|on) budget\b/i, /\bbudget/i),
  createClaim('result', /\bscalab(?:le|ility)\b/i, /\bscal/i),
  createClaim('result', /\brobust(?:ness)?\b/i),
  createClaim('result', /\bsecurely?\b/i, /\bsecur|\bsafe/i),
  createClaim(
    'result',
    /\bhigh[- ](?:quality|perform\w+|traffic|impact|availability)\b/i,
    /\bhigh|\bquality|\bperform|\bfast|\bavailab/i,
  ),
  createClaim(
    'result',
    /\b(?:large|enterprise|web)[- ]scale\b|\benterprise[- ]grade\b|\bmission[- ]critical\b|\bproduction[- ](?:grade|ready)\b/i,
    /\bscale|\benterprise|\bcritical|\bproduction|\blarge/i,
  ),
  createClaim('result', /\buser[- ]friendly\b|\bintuitive\b/i, /\bfriendly|\bintuitive|\beas(?:y|ier|ily)|\bsimple/i),
  createClaim(
    'result',
    /\b(?:cutting|leading)[- ]edge\b|\bstate[- ]of[- ]the[- ]art\b|\binnovative\b/i,
    /\bedge\b|\bstate of|\bnew|\binnovat|\bmodern/i,
  ),
  createClaim(
    'result',
    /\bsignificant(?:ly)?\b|\bdramatic(?:ally)?\b|\bsubstantial(?:ly)?\b/i,
    /\b(?:significant|dramatic|substantial|big|huge|a lot|lots|much|massive|great|large|major)/i,
  ),
];
