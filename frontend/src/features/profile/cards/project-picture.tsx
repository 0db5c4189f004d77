import { useState } from 'react';
import { artOf } from './project-art';

interface GeneratedPictureProps {
  readonly title: string;
}

function GeneratedPicture({ title }: GeneratedPictureProps) {
  const { centre, lanes, dot } = artOf(title);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lanes.map(({ radius, width, opacity }) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
      <circle cx={dot.x} cy={dot.y} r={dot.radius} fill="currentColor" />
    </svg>
  );
}

interface ProjectPictureProps {
  readonly title: string;
  readonly imageUrl: string | undefined;
}

/** The picture of a project, or one made from its title where there is none or it cannot be had. Decoration only. */
export function ProjectPicture({ title, imageUrl }: ProjectPictureProps) {
  const [failed, setFailed] = useState<string>();
  // The page's content security policy lets nothing else in.
  const address = imageUrl !== undefined && /^https:\/\//i.test(imageUrl) ? imageUrl : undefined;
  return (
    <div className="tr-art-box">
      {address === undefined || address === failed ? (
        <GeneratedPicture title={title} />
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
}
