import { CONTACT_PRIVACY, RECAPTCHA_NOTICE } from '@/content/contact';
import { FIRM } from '@/content/firm';

export function ContactPrivacy() {
  const { text, privacy, terms, end } = RECAPTCHA_NOTICE;
  return (
    <div className="grid max-w-measure gap-1 text-xs text-ink-soft">
      <p>
        {CONTACT_PRIVACY.text}{' '}
        <a href={`mailto:${FIRM.email}`} className="wrap-anywhere text-firm underline">
          {FIRM.email}
        </a>
        .
        {FIRM.privacyPolicyUrl && (
          <>
            {' '}
            <NoticeLink label={CONTACT_PRIVACY.policy} url={FIRM.privacyPolicyUrl} />
          </>
        )}
      </p>
      {import.meta.env.VITE_APP_CHECK_SITE_KEY && (
        <p>
          {text} <NoticeLink {...privacy} /> and <NoticeLink {...terms} /> {end}
        </p>
      )}
    </div>
  );
}

function NoticeLink({ label, url }: { label: string; url: string }) {
  return (
    <a href={url} className="text-firm underline">
      {label}
    </a>
  );
}
