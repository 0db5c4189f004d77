import { detectSkills } from './detect-skills.js';

type Row = readonly [text: string, skills: readonly string[]];

const getNames = (text: string): readonly string[] => Object.values(detectSkills(text)).flat().toSorted();

/** Skills that are denied. */
const DENIED: readonly Row[] = [
  ['I have never worked with Kubernetes.', []],
  ["I don't know any Java", []],
  ['No experience with Docker or Terraform.', []],
  ['I know neither Java nor Kotlin.', []],
  ['Kotlin is something I have not learned.', []],
  ['Terraform: no. Docker: yes.', ['Docker']],
  ['Docker yes, Terraform no.', ['Docker']],
  ['Strong in Java, basic Python, no Kotlin.', ['Java', 'Python']],
  ['I wrote it in Svelte rather than React.', ['Svelte']],
  ['Chose PostgreSQL over MongoDB.', ['PostgreSQL']],
  ['The service ran without Redis.', []],
  ['Except for PHP I write everything in Python.', ['Python']],
  ['I forgot all the PHP I once learned.', []],
  ['Ich habe keine Erfahrung mit Kubernetes.', []],
  ["Je n'ai jamais utilisé Docker.", []],
  ['Nunca he trabajado con Terraform.', []],
  ['i dont know docker', []],
  ['I know React well but no Kotlin.', ['React']],
];

/** Skills that the author wishes for. */
const WISHED: readonly Row[] = [
  ['I want to learn Kubernetes.', []],
  ['Currently keen to try Svelte, but so far only React.', ['React']],
  ['Looking for a job where I can use Terraform.', []],
  ['Next on my list: Docker and Kubernetes.', []],
  ['If I get the chance I will study Terraform.', []],
  ['Ich möchte gerne Kotlin lernen.', []],
  ['Me gustaría aprender Kubernetes.', []],
  ['I am planning a course in Docker next spring.', []],
];

/** Skills of other people. */
const OTHERS: readonly Row[] = [
  ['My colleagues wrote the backend in Java.', []],
  ['The agency ran the ads in Google Ads, I sent the photos.', []],
  ['Our vendor did the Terraform rollout while I tested it in Cypress.', ['Cypress']],
  ['The pipeline in Jenkins was built by my predecessor.', []],
  ['She wrote the Kotlin part and I did the Svelte part.', ['Svelte']],
  ['Interviewed candidates for a Kotlin role.', []],
  ['My husband is the one who knows PostgreSQL.', []],
  ['Our customers use PostgreSQL and Redis.', []],
  ['Most clients still run Jenkins, I use Docker.', ['Docker']],
  ['Mein Kollege hat die Datenbank in PostgreSQL gebaut.', []],
  ['Unser Dienstleister hat Terraform eingeführt.', []],
  ['Das Backend hat unser Dienstleister in Java gebaut, ich schreibe die Tests in Cypress.', ['Cypress']],
];

/** Skills of the author, with words that deny, wish or name others near them. */
const HELD: readonly Row[] = [
  ['Never missed a release in five years of Java.', ['Java']],
  ['Moved 40 services to Kubernetes without downtime.', ['Kubernetes']],
  ['Enough Kotlin to change a screen without fear', ['Kotlin']],
  ['My Python is good, but I never used Kotlin.', ['Python']],
  ['I would not want to work without Docker.', ['Docker']],
  ['There was no task in Terraform that I could not do.', ['Terraform']],
  ["There wasn't a day when I didn't write Kotlin.", ['Kotlin']],
  ['My team and I wrote the platform in Kotlin.', ['Kotlin']],
  ['Nobody asked me to, but I automated the report in Python.', ['Python']],
  ['Wanted to understand our data, so I learned Python.', ['Python']],
  ['Helped customers who did not understand Linux.', ['Linux']],
  ['Helped our customers use Docker.', ['Docker']],
  ['The services use Redis and run Docker.', ['Docker', 'Redis']],
  ['The hardest part was not the Java code, which I wrote alone.', ['Java']],
  ['Nobody in the office knew Python as well as I did.', ['Python']],
  ['Hired nine people, coached them, introduced Kubernetes.', ['Kubernetes']],
  ['Next.js, Prisma and PostgreSQL, hosted on Vercel.', ['Next.js', 'PostgreSQL', 'Prisma', 'Vercel']],
  ['Apart from Python I know no languages.', ['Python']],
];

describe('detectSkills', () => {
  it.each([...DENIED, ...WISHED, ...OTHERS, ...HELD])('in %p finds exactly %p', (text, skills) => {
    expect(getNames(text).filter((name) => NAMES.has(name))).toEqual(skills);
  });
});

/** The skills that the rows are about: coaching and the like may be found, too. */
const NAMES = new Set(
  'Kubernetes,Java,Docker,Terraform,Kotlin,Python,Svelte,React,PostgreSQL,MongoDB,Redis,PHP,Google Ads,Cypress,Jenkins,Linux,Next.js,Prisma,Vercel'.split(
    ',',
  ),
);
