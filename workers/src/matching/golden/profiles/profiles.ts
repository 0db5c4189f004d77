import type { Profile } from '@trackrecord/contracts';
import { ananya } from './ananya.js';
import { arjun } from './arjun.js';
import { claire } from './claire.js';
import { daniel } from './daniel.js';
import { deepa } from './deepa.js';
import { hannah } from './hannah.js';
import { imran } from './imran.js';
import { isha } from './isha.js';
import { kavya } from './kavya.js';
import { lena } from './lena.js';
import { mariam } from './mariam.js';
import { meera } from './meera.js';
import { nour } from './nour.js';
import { rafael } from './rafael.js';
import { rajesh } from './rajesh.js';
import { sana } from './sana.js';
import { sofia } from './sofia.js';
import { tom } from './tom.js';
import { vikram } from './vikram.js';
import { yousef } from './yousef.js';

/** The 20 people of the golden set, alternating between tuning and testing; neighbours are similar. */
export const PROFILES: readonly Profile[] = [
  meera,
  imran,
  arjun,
  hannah,
  kavya,
  yousef,
  lena,
  rafael,
  sana,
  isha,
  claire,
  rajesh,
  mariam,
  tom,
  vikram,
  ananya,
  deepa,
  nour,
  daniel,
  sofia,
];
