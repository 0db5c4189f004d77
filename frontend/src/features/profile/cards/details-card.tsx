import type { PersonalInfo } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { ProfileCard } from './profile-card';

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

/** Returns a URL without its protocol, `www.` and trailing slash. */
const formatUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Encodes the signs of an email address that have a meaning in `mailto:`. */
const encodeSigns = (email: string): string => email.replace(/[%&?#/]/g, encodeURIComponent);

/** Returns true for http(s) URLs. Stored values may contain other schemes, which must not become links. */
const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

interface DetailsCardProps {
  readonly info: PersonalInfo | undefined;
  readonly isEditable: boolean;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface WebLinkProps {
  readonly url: string;
  readonly text: string;
}

function WebLink({ url, text }: WebLinkProps) {
  if (!isWebUrl(url)) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
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
          <Fact label="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {location && (
          <Fact label="Location">
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
