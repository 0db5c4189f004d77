import { getRoot } from '../language/word-roots.js';

/** Each line has words that count as the same when a rewrite is compared with its source. */
const SYNONYM_LINES = `
  absent off away
  accommodation hotel lodging guesthouse
  aged old elderly senior pensioner
  aid assist help support
  alone independent independently myself solo
  answer reply respond
  apartment flat property house home
  app application
  apparatus device equipment gear kit machine machinery
  appointment meeting booking
  archive file filing
  arrange organise plan schedule coordinate sort
  article story piece report
  ask enquire inquire query question request
  assemble make
  baby infant newborn
  bag luggage suitcase
  bathe bath shower wash
  beverage drink
  bicycle bike cycle
  bill invoice
  bin refuse
  bloke chap guy lad man men person people
  book schedule reserve
  boss manager
  box carton crate package parcel
  boy girl child kid pupil
  break broke broken damage fault
  bring collect fetch
  bring deliver transport carry
  brochure flyer leaflet
  bug error fault defect
  build construct assemble
  bus coach
  business company firm organisation
  buy bought purchase
  calculate compute count tally
  calendar rota roster schedule timetable diary
  camera cctv
  car vehicle
  care look tend
  carry lift load move transport
  cash money payment
  change adjust alter modify replace swap
  chat conversation talk
  check examine inspect monitor review test verify control
  chop cut slice
  circuit wire wiring cable electric electrical
  classroom class lesson course session
  clean cleanliness hygiene mop sanitary sanitise scrub sweep tidy wash wipe disinfect
  clerical office admin administrative
  client customer
  close lock shut
  clothes clothing
  code program
  communicate contact correspond liaise phone speak talk
  complain complaint concern issue problem
  computer pc
  conserve preserve
  consumer customer guest patron shopper visitor
  cook cooking culinary kitchen
  correspondence email letter mail
  cost expense price
  council municipal city town
  crop plant harvest
  cup cuppa tea
  customer guest people person visitor
  data entry information record
  database db
  decorate paint
  defect problem issue fault error
  deliver drive transport
  delivery drop shipment
  dentist dental
  describe explain clarify
  dig excavate
  dirty messy untidy
  discuss talk speak
  dispatch post send ship forward submit
  dispense distribute give hand issue provide
  display shelf shelve
  docs documentation document
  doctor physician gp
  document note record write register log
  drawing sketch draw
  dress clothe
  drug medication medicine meds pill tablet
  pay salary wage
  employee staff worker
  enquiry email question
  enter input type
  envelope letter
  erect fit hang install mount put
  evening night overnight
  event happen incident occur
  exam test
  exhibit exhibition show
  fabric cloth textile
  family parent mother father mum dad relative
  farm agricultural agriculture
  fast faster quick slow speed performance
  fasten fix attach
  fault wrong broken
  fellow colleague
  fill refill replenish restock stock
  find identify locate source search
  firewood wood timber
  fix repair
  food catering
  food meal dish
  form paperwork document
  frequent frequently often regular regularly lot
  fresh new
  fridge refrigerator freezer
  fruit produce vegetable
  garbage refuse rubbish trash waste litter bin
  garden grounds landscape lawn yard grass
  garment clothes uniform
  goods inventory item merchandise product stock
  greet meet welcome
  grocery supermarket
  group team we us our colleague teammate crew together coworker
  grow grew increase rise rose raise went
  handbook manual guide instruction
  hear listen
  hire recruit
  hire recruit applicant candidate
  holiday leave vacation
  homework assignment exercise
  house home household residential domestic
  ill poorly sick unwell
  inform notify tell advise report
  inform tell update
  infrastructure network
  instruct show teach train
  internship intern
  join weld
  keep store maintain
  kid child pupil student young youngster youth
  label tag mark
  language speak
  laundry linen washing clothes
  lawyer solicitor attorney
  leak pipe plumbing
  lesson teach class course
  letter mail email
  logbook book log diary
  login sign-in
  lorry truck van vehicle
  man person
  math maths mathematics
  member people person public
  mend repair fix
  merchandise product
  mix blend combine
  money finance financial
  mow cut
  need require necessary requirement
  newspaper paper
  observe monitor watch notice see
  offer propose suggest
  order request purchase procure buy
  pack package wrap
  page site website web
  pass forward hand
  person human individual
  phd dissertation thesis
  phone telephone call
  photo photograph picture image
  photograph shoot
  pick select choose gather
  plate dish
  pour serve
  prep prepare
  price quote quotation estimate
  question survey questionnaire
  queue line
  quick fast
  quiet slow
  reception desk front
  reduce cut decrease lower
  refund return
  regulation rule guideline policy procedure
  rent lease let tenant
  repository repo
  resident client
  restaurant cafe canteen
  road street route
  safe safety secure security
  scan scanner
  school education educational
  sell sold sale
  sew stitch
  ship vessel boat
  shoe footwear
  shop store
  show present demonstrate
  show tour viewing
  sketch design
  snack sandwich
  solve resolve fix
  stable barn
  staff personnel
  statistical statistics stats
  stop prevent
  strip remove clear take
  study student studied
  sum total
  surgery clinic
  take receive collect
  teach taught tutor train trained instruct
  telephone call
  text article
  till register checkout cash
  tour visit trip
  translate translation interpret
  travel trip journey
  trim prune cut
  uni university
  unload empty
  upset angry difficult
  user people person
  volunteer voluntary
  wait waiter waitress serve service
  walk walker
  ward hospital clinic
  warehouse depot storage
  weekday weekend
  win won award prize
  woman women lady ladies
  word wording text
`;

const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = SYNONYM_LINES.trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ').map(getRoot)))
  .reduce((groups, group) => {
    for (const root of group) groups.set(root, new Set([...(groups.get(root) ?? []), ...group]));
    return groups;
  }, new Map<string, ReadonlySet<string>>());

export const getSynonyms = (word: string): Iterable<string> => SYNONYMS.get(getRoot(word)) ?? [];

/** Returns true if the root of a lower-case word, or of a synonym, is among the given roots. */
export function hasSynonymIn(word: string, roots: ReadonlySet<string>): boolean {
  const root = getRoot(word);
  return roots.has(root) || [...(SYNONYMS.get(root) ?? [])].some((synonym) => roots.has(synonym));
}
