import { diffSections } from '../../../shared/profile/diff-sections';
import { useGetPastProfileQuery } from '../../../shared/profile/past-profile-api';
import { useGetProfileQuery } from '../../../shared/profile/profile-api';
import { SentChangesNote } from './sent-changes-note';

/** The maximum number of changed parts that are named. */
const MAX_NAMES = 3;

interface SentChangesProps {
  readonly uid: string;
  /** The revision of the profile that was sent. */
  readonly revision: number;
  readonly company: string;
}

function joinNames(names: readonly string[]): string {
  const restCount = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (restCount > 0 ? ` and ${restCount} more` : '');
}

/** Names the parts of the profile that have changed since it was sent, if it does not say the same again. */
export default function SentChanges({ uid, revision, company }: SentChangesProps) {
  const { currentData: sentProfile } = useGetPastProfileQuery({ uid, revision });
  const { currentData: profile } = useGetProfileQuery(uid);
  if (!sentProfile || !profile) return <SentChangesNote company={company} />;
  const names = diffSections(sentProfile, profile).map(({ title }) => title);
  return names.length === 0 ? null : <SentChangesNote company={company} names={joinNames([...new Set(names)])} />;
}
