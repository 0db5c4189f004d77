import { type VerbForms, verbForms } from './verb-forms.js';

/**
 * How far "I was responsible for …ing" or "I was …ing" implies completion: always for `lasting`, nearly always for
 * `making`, not for `result`.
 */
export type VerbKind = 'lasting' | 'making' | 'result';

export interface ActionVerb extends VerbForms {
  readonly kind: VerbKind;
}

const LASTING = `
  administer advise analyse analyze answer assist attend carry chair clean coach collaborate communicate consult
  contribute control+ cook coordinate counsel deal/dealt drive/drove/driven edit examine explore facilitate film forecast/forecast
  guide handle help host inspect interact interpret interview investigate keep/kept lead/led learn liaise lift
  look maintain manage market mentor moderate monitor negotiate nurse observe operate organise organize oversee/oversaw/overseen
  own participate perform photograph pilot plan+ practise practice process promote read/read report research review
  run+/ran/run schedule sell/sold serve service speak/spoke/spoken staff study supervise support teach/taught test
  track train translate travel travel+ treat tutor update use verify volunteer watch work
`;

const MAKING = `
  adapt add adopt apply approve arrange assemble assess audit author automate bake benchmark book brief budget
  build/built calculate call capture centralise centralize check choose/chose/chosen code collect compile compose
  conceive conduct configure connect construct convert create curate customise customize debug+ define demonstrate deploy
  derive design develop devise diagnose digitise digitize direct discuss distribute do/did/done document draft draw/drew/drawn
  engineer equip+ establish estimate evaluate execute extend extract fit+ fix formulate found gather generate give/gave/given
  identify illustrate implement import improvise index initiate install integrate introduce invent issue label
  list log+ make/made manufacture map+ measure migrate model model+ modernise modernize modify mount optimise optimize order outline
  package paint pick pitch port post prepare present print prioritise prioritize produce program+ project propose
  prototype provide publish purchase put+/put query rebuild/rebuilt recommend record recruit redesign refactor refine
  register reorganise reorganize repair replace restructure revamp revise rewrite/rewrote/rewritten roll scan+ script
  secure select send/sent set+/set shape ship+ simulate sketch sort source specify spearhead standardise standardize start store
  structure style submit+ survey tailor take/took/taken tune upgrade upload validate visit visualise visualize wire write/wrote/written
  apprentice brainstorm containerise containerize dockerise dockerize onboard shadow pair partner
`;

const MORE_MAKING = `
  address align allocate archive architect articulate assign balance bill calibrate catalogue catalog certify champion chart
  clarify climb correct cover craft cultivate decorate delegate detect diagram dispatch display educate employ empower encourage enforce engage
  enrich enter escalate exhibit expedite experiment feed/fed file fill focus follow format formalise formalize forge foster
  fund greet grade harness hire hone incorporate inform innovate instruct invest iterate judge justify
  leverage link load lock mark mediate merge mix mobilise mobilize motivate narrate navigate network note notify
  offer open orchestrate overhaul pack persuade plant play polish position preserve preside price profile proofread/proofread
  protect prove pursue quantify rate reconcile rectify refer+ regulate reinforce render rent replicate
  represent reproduce respond retrieve safeguard sample screen segment separate sew showcase sign sing/sang/sung
  specialise specialize sponsor stack stock suggest summarise summarize supply switch synthesise synthesize
  tend tighten trace transcribe transfer+ trim+ troubleshoot/troubleshot type undertake/undertook/undertaken unify unload
  utilise utilize view weigh weld welcome widen wrap+
`;

const RESULT = `
  accelerate achieve attain attract avoid award beat/beat/beaten become/became/become boost bring/brought broaden close
  complete convince cut+/cut decrease deliver diversify double earn eliminate enable enhance ensure exceed expand finalise
  finalize finish gain grow/grew/grown halve improve increase inspire join launch lower maximise maximize meet/met minimise
  minimize move obtain outperform overcome/overcame/overcome pass pioneer prevent qualify raise reach receive recover reduce
  resolve restore retain save scale simplify solve speed/sped strengthen streamline succeed surpass transform triple
  turn win+/won graduate get+/got find/found
`;

const parseVerbs = (list: string, kind: VerbKind): readonly ActionVerb[] =>
  list
    .trim()
    .split(/\s+/)
    .map((written) => ({ ...verbForms(written), kind }));

/** Verbs that descriptions of work begin with. */
export const ACTION_VERBS: readonly ActionVerb[] = [
  ...parseVerbs(LASTING, 'lasting'),
  ...parseVerbs(MAKING, 'making'),
  ...parseVerbs(MORE_MAKING, 'making'),
  ...parseVerbs(RESULT, 'result'),
];

const indexBy = (form: 'base' | 'past' | 'participle' | 'gerund'): ReadonlyMap<string, ActionVerb> =>
  new Map(ACTION_VERBS.map((verb) => [verb[form], verb]));

export const VERB_BY_BASE = indexBy('base');
export const VERB_BY_PAST = indexBy('past');
export const VERB_BY_PARTICIPLE = indexBy('participle');
export const VERB_BY_GERUND = indexBy('gerund');
