import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '@/components/external-link';
import { FIRM } from '@/content/firm';

const LINK = 'inline-block py-0.5 text-firm underline wrap-anywhere';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

export function FirmContact({ withPlaces = false }: { withPlaces?: boolean }) {
  return (
    <>
      <Fact term="Email">
        <a href={`mailto:${FIRM.email}`} className={LINK}>
          {FIRM.email}
        </a>
      </Fact>
      {FIRM.phones.map(({ label, number, link }) => (
        <Fact key={number} term={label}>
          <a href={link} className={LINK}>
            {number}
          </a>
        </Fact>
      ))}
      <Fact term="Business hours">
        {FIRM.hours.days}
        <br />
        {FIRM.hours.time}
      </Fact>
      {withPlaces && (
        <>
          <Fact term="Address">
            <address className="whitespace-pre-line not-italic">{FIRM.address}</address>
          </Fact>
          <Fact term="Website">
            <a href={FIRM.siteUrl} className={LINK}>
              {FIRM.siteUrl.replace('https://', '')}
            </a>
          </Fact>
          <Fact term="Social media">
            {FIRM.socialNetworks.map(({ name, url }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <ExternalLink label={name} url={url} className={LINK} />
              </Fragment>
            ))}
          </Fact>
        </>
      )}
    </>
  );
}
