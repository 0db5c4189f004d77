import type { PersonalInfo } from '@trackrecord/contracts';
import { PERSONAL_TEXTS } from '@trackrecord/contracts/profile/personal-texts';
import { Fact } from '../../../shared/ui/fact';
import { ProfileCard } from './profile-card';
import { formatUrl, WebLink } from './web-link';

/** Returns the handle in a LinkedIn URL: `nadia-kurian` for `https://www.linkedin.com/in/nadia-kurian/`. */
function getLinkedInHandle(url: string): string {
  const handle = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(url)?.[1];
  return handle === undefined ? formatUrl(url) : decodeLetters(handle);
}

/** Decodes letters of other scripts and emoji. Other characters stay encoded. */
const decodeLetters = (handle: string): string =>
  handle.replace(/(?:%[89a-f][0-9a-f])+/gi, (encoded) => {
    try {
      const decoded = decodeURIComponent(encoded);
      return /^[\p{L}\p{M}\p{N}\p{So}]+$/u.test(decoded) ? decoded : encoded;
    } catch {
      return encoded;
    }
  });

/** Encodes the signs of an email address that have a meaning in `mailto:`. */
const encodeSigns = (email: string): string => email.replace(/[%&?#/]/g, encodeURIComponent);

interface DetailsCardProps {
  readonly info: PersonalInfo | undefined;
  readonly isEditable: boolean;
}

/** The contact details. Only LinkedIn and email are shown when they are empty. */
export function DetailsCard({ info, isEditable }: DetailsCardProps) {
  const { linkedInUrl, email, phone, location, portfolioUrl } = info ?? {};
  return (
    <ProfileCard title="Details" editor={isEditable ? 'personal' : undefined}>
      <dl className="tr-facts tr-facts-wide">
        <Fact label="LinkedIn">
          {linkedInUrl ? <WebLink url={linkedInUrl} text={getLinkedInHandle(linkedInUrl)} /> : 'Not added yet'}
        </Fact>
        <Fact label="Email">{email ? <a href={`mailto:${encodeSigns(email)}`}>{email}</a> : 'Not added yet'}</Fact>
        {phone && (
          <Fact label={PERSONAL_TEXTS.phone.label}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {location && (
          <Fact label={PERSONAL_TEXTS.location.label}>
            <bdi>{location}</bdi>
          </Fact>
        )}
        {portfolioUrl && (
          <Fact label="Portfolio">
            <WebLink url={portfolioUrl} text={formatUrl(portfolioUrl)} />
          </Fact>
        )}
      </dl>
    </ProfileCard>
  );
}
