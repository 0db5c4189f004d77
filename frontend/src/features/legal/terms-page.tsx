import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page';
import { OperatorDetails } from './operator-details';

/** `/terms`: the terms and conditions. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms & Conditions"
      lead="What you can expect from Trackrecord, and what we expect from you."
      otherPage={{ to: '/privacy', text: 'Privacy Policy' }}
    >
      <h2>Who you agree with</h2>
      <OperatorDetails />
      <h2>What Trackrecord does</h2>
      <p>
        You build a career profile by typing or speaking. Trackrecord keeps every change, creates a CV from it, and
        shows jobs and events that match. It is a tool for your own job search. It is not an employment agency: it sends
        nothing to companies, and others cannot find your profile here.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>An account is for one person. Keep your password to yourself.</li>
        <li>You decide what your profile says, and you are responsible for it being true.</li>
        <li>
          You can download all your data and delete your account at any time in Settings. Deleting cannot be undone.
        </li>
      </ul>
      <h2>Your content</h2>
      <p>
        Everything that you enter, say or upload stays yours. We use it only to provide Trackrecord to you, as the{' '}
        <Link className="tr-inline" to="/privacy">
          Privacy Policy
        </Link>{' '}
        describes. Enter only what you have the right to use.
      </p>
      <h2>Suggestions</h2>
      <p>
        Improved texts, detected skills and recommended roles are made by programs and can be wrong. You can change or
        remove all of them. Check your profile before you send it to anybody.
      </p>
      <h2>Jobs and events</h2>
      <p>
        Jobs and events come from other sites, which are named on each of them. We do not check whether they are true or
        still open, and we are no party to what you agree on with a company or an organizer.
      </p>
      <h2>What is not allowed</h2>
      <ul>
        <li>Using the account or the data of somebody else without their permission.</li>
        <li>Disturbing the service: attacks, or more requests than its limits allow.</li>
        <li>Content that is against the law.</li>
      </ul>
      <p>An account that is used like this can be suspended. We tell you why, unless the law forbids it.</p>
      <h2>Availability</h2>
      <p>
        What was saved is kept, but the service can be unavailable at times, and it can change or end. If it ends, you
        can download your data before. The rights that the law gives you as a consumer stay as they are.
      </p>
    </LegalPage>
  );
}

/** The name that a lazy route expects. */
export { TermsPage as Component };
