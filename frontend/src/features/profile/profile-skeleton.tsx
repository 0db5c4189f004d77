/** The shape of the profile while it loads; it appears after 150 ms only. */
export function ProfileSkeleton() {
  return (
    <div className="tr-stack tr-wide-gap tr-late" role="status" aria-busy="true">
      <h1 className="visually-hidden">Loading your profile</h1>
      <div className="tr-deep tr-banner">
        <div className="tr-banner-body">
          <span className="tr-bone tr-bone-avatar" />
          <div className="tr-banner-name tr-stack tr-close">
            <span className="tr-bone tr-bone-name" />
            <span className="tr-bone tr-bone-title" />
          </div>
        </div>
      </div>
      <div className="card">
        <div className="card-body tr-stack">
          <span className="tr-bone tr-bone-head" />
          <div className="tr-facts tr-facts-wide">
            {['w-75', 'w-100', 'w-50'].map((width) => (
              <div key={width} className="tr-stack tr-close">
                <span className="tr-bone w-25" />
                <span className={`tr-bone ${width}`} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
