import { LegalPage } from './legal-page';
import { OperatorDetails } from './operator-details';

/**
 * What is stored, and for how long. The README of the data download states the same (`query-api/src/export/readme.ts`).
 */
const STORED_DATA = [
  {
    data: 'Your profile with its history, and what you entered while setting it up',
    storage: 'Event store and database, encrypted with a key of your own',
    retention: 'until you delete your account',
  },
  {
    data: 'Your applications with their history, the jobs you hid, and the events you saved',
    storage: 'Event store and database, encrypted with your key',
    retention: 'until you delete your account',
  },
  {
    data: 'The CVs that you kept with your applications as sent',
    storage: 'Database, encrypted with your key',
    retention: 'until you delete your account',
  },
  {
    data: 'Your CV and your recommended jobs',
    storage: 'Database, encrypted with your key',
    retention: 'the newest of each, until you delete your account',
  },
  {
    data: 'Recordings',
    storage: 'Database, encrypted with your key',
    retention: 'until they are transcribed, an hour at most',
  },
  {
    data: 'Texts that you asked to have improved or transcribed, and the answers',
    storage: 'Database, encrypted with your key',
    retention: 'an hour',
  },
  {
    data: 'The responses to what you saved, so that a repeated request is not saved twice',
    storage: 'Database, encrypted with your key',
    retention: 'a day',
  },
  {
    data: 'Numbers of requests, for limits',
    storage: 'Redis',
    retention: 'minutes; of requests to an AI provider, a day',
  },
  {
    data: 'Requests that failed or were refused: times, codes and names of fields, no texts',
    storage: 'Database, details encrypted with your key',
    retention: '30 days, unless the operator has set another time',
  },
  {
    data: 'Accesses of support to your data: who (by a pseudonym), when, why, and what they looked at',
    storage: 'Event store, reasons encrypted with your key',
    retention:
      'until you delete your account; without reasons for two years after that, unless the operator has set another time',
  },
  {
    data: 'Your calendar address and your connected browsers: when they were created, last used and revoked',
    storage: 'Database, addresses and tokens only as hashes, names of browsers encrypted with your key',
    retention: 'until you delete your account; what you revoked, for a year',
  },
  {
    data: 'The browsers that you signed in with, such as Firefox on Windows, with when you signed in and last used them, a random number for each, and when you signed out',
    storage: 'Database, names of browsers encrypted with your key',
    retention: '30 days after the last use; when you signed out, until you delete your account',
  },
  {
    data: 'Changes to your account: sign-ins with their browsers, your current and earlier email addresses, linked Google accounts, and when passwords were changed or devices signed out',
    storage: 'Event store, encrypted with your key',
    retention: 'until you delete your account',
  },
  {
    data: 'Your email address, and your name and picture if you sign in with Google',
    storage: 'Google Firebase Authentication',
    retention: 'until you delete your account',
  },
  {
    data: 'Technical logs: times, paths, status codes and your account number',
    storage: 'Log files of the servers',
    retention: 'as long as the operator keeps them',
  },
] as const;

/** `/privacy`: what is stored, where, for how long, who gets it, and the rights of the user. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What is stored about you, where, for how long, and what you can do about it."
      otherPage={{ to: '/terms', text: 'Terms & Conditions' }}
    >
      <h2>Who is responsible</h2>
      <OperatorDetails />
      <h2>What is stored</h2>
      <p>
        We need this data to provide Trackrecord to you (GDPR Article&nbsp;6(1)(b)); the records of failed requests and
        of accesses of support to keep it secure and to show that it is (Article&nbsp;6(1)(f)).
      </p>
      <dl className="tr-legal-data">
        {STORED_DATA.map(({ data, storage, retention }) => (
          <div key={data}>
            <dt>{data}</dt>
            <dd>{storage}</dd>
            <dd className="tr-muted">Kept: {retention}</dd>
          </div>
        ))}
      </dl>
      <h2>In your browser</h2>
      <p>
        There are no cookies and no trackers. Your browser stores your sign-in, a random number that tells your devices
        apart, your theme, where you dictate and in which language, and what you have not saved yet. Signing out removes
        all but the theme.
      </p>
      <h2>Who gets it</h2>
      <ul>
        <li>Companies get nothing from us. Your CV goes to whom you send it.</li>
        <li>
          If the operator has set up an AI provider, the texts and recordings that you ask to have improved or
          transcribed are sent there, with the title of the entry and the skills in your profile, without your name and
          email address unless they are in them. Otherwise rules on our own servers do it.
        </li>
        <li>
          Dictation on this device is offered if your browser can do it: no sound is recorded or sent, but the maker of
          your browser may be asked for a language pack. Otherwise, or if you choose so, your recording is sent to our
          servers.
        </li>
        <li>
          If you ask us to read the address of a posting, our server opens that page once, without saying who you are.
        </li>
        <li>
          Support can look at your profile for a limited time, with a code from you or with a ticket and a reason. You
          see every access in Settings while it is open and afterwards, and can end it. Support cannot change your
          profile.
        </li>
        <li>If your profile links to a picture, our servers fetch it for your CV without saying whose it is.</li>
      </ul>
      <h2>Ranking of jobs</h2>
      <p>
        A program orders jobs by your skills, titles, texts, place, way of working and salary. It decides nothing but
        that order, and every job says why it fits.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>See and take everything: Settings, Download my data. It is one ZIP file with a README.</li>
        <li>Correct everything, and undo any change, in your profile.</li>
        <li>
          Have everything erased: Settings, Delete Account. Your key is destroyed, so that nothing encrypted with it can
          be read any more, and you get a signed receipt.
        </li>
        <li>
          Object to a use, ask for less of it, or complain to the data protection authority of the place where you live
          or work.
        </li>
      </ul>
    </LegalPage>
  );
}

/** The name that a lazy route expects. */
export { PrivacyPage as Component };
