/** Base forms of words for rank, size and results. Only the same words, or those of a line of synonyms, support them. */
const STRICT_WORD_LIST = `
  achieve acquire advance advanced all award best big boost champion chief complex critical crucial direct direction drive
  earn effective efficient enhance enormous entire essential establish every exceed excellent exceptional excel expert expertise
  extensive extraordinary first flagship found full gain generate global great grow growth head high huge immense impact
  important improve improvement increase initiate innovate innovative instrumental international invent key large launch lead leader
  leading main major manage massive master mastery maximise maximize minimise minimize multiple national numerous optimal optimise
  optimize outstanding oversee perfect pioneer pivotal premier prestigious principal profit profitable proficient proficiency prominent
  promote promotion raise rapid recover reduce reduction renowned rescue revenue rise save senior several significant skilled
  specialise specialist specialize strategic strategy strong succeed success successful superb superior supervise supervision
  surpass top transform transformation vast vital whole win world worldwide
`;

/** Words for rank, size and results, which no related word supports. */
export const STRICT_WORDS: ReadonlySet<string> = new Set(STRICT_WORD_LIST.trim().split(/\s+/));
