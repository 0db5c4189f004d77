import { ACTION_VERBS } from './action-verbs.js';

const splitList = (list: string): readonly string[] => list.trim().split(/\s+/);

const FUNCTION_WORDS = `
  a about above across after all along also although always am among an and another any are around as at back based be because
  been before behind being below between both but by can could did do does doing done down during each either else even every
  few first for from further get had has have having he her here hers him his how however i if in including into is it its
  itself just last later like many may me mine more most much my myself near neither next no nor not now of off often on once
  one only onto or other our ours out over own per rather really same she should since so some soon still such than that the
  their theirs them then there these they this those though through throughout thus to together too toward towards under
  until up upon us used using very via was we well were what when where whether which while who whom whose why will with
  within without would yet you your
`;

const ADVERBS = `
  accurately actively additionally carefully clearly closely collaboratively confidently consistently continually
  continuously currently daily directly diligently effectively efficiently entirely finally frequently fully generally
  independently individually initially jointly largely mainly manually mostly occasionally partly personally previously
  primarily proactively promptly quickly rapidly recently regularly reliably responsibly routinely safely smoothly
  specifically steadily subsequently successfully systematically thoroughly timely usually weekly monthly annually
`;

const COMMON_OPENINGS = `
  able accountable achievements activities approximately aware background big clean collaborative comfortable comprehensive
  conducive contributions daily day deep detailed different duties effective efficient excellent experience experienced experiences
  extensive familiar fluent focused full general good great hands high in-depth involved key keen knowledge large main major new
  outstanding passionate performance proficient project projects proven relevant reliable responsibilities responsible result
  results robust routine scalable skilled skills small smooth solid strong summary task tasks tasked team technologies
  technology tools various wide work working worked day-to-day hands-on end-to-end cross-functional
`;

const COMMON_VERBS = `
  aim aims ask asked asking come came care cared caring concern cost costs create creation creations cover covered covering
  describe described describing drop dropped enjoy enjoyed enjoying excel excelled feel felt follow followed following go goes going
  went happen help helps hire hired hiring intend know knew knowing let like liked love loved loving mean meant need needed needing
  offer offered offering play played playing rely relied relying require required requiring respond responded responding
  saw see seen seeing seek sought show showed showing shown spend spent stand start started starting stay stayed stop stopped take think
  thought touch tried try trying understand understood understanding undertake undertook wait want wanted wanting
`;

const TITLE_WORDS = `
  accountant administrator analyst architect assistant associate chief consultant coordinator designer developer director
  editor engineer executive expert founder head intern junior leader manager member mentor officer owner principal researcher
  scientist senior specialist student supervisor teacher trainee trainer tutor volunteer writer
`;

const VERB_FORMS = ACTION_VERBS.flatMap(({ base, past, participle, gerund, third }) => [
  base,
  past,
  participle,
  gerund,
  third,
]);

/** Lower-case words that may start a sentence, where a capital letter does not mark a name. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...splitList(FUNCTION_WORDS),
  ...splitList(ADVERBS),
  ...splitList(COMMON_OPENINGS),
  ...splitList(COMMON_VERBS),
  ...splitList(TITLE_WORDS),
  ...VERB_FORMS,
]);
