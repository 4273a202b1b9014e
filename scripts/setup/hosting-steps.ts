import { ifFound } from './google';
import type { Setup, Step } from './step';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains#CustomDomain */
interface CustomDomain {
  hostState?: string;
  cert?: { state?: string };
  requiredDnsUpdates?: {
    desired?: { domainName: string; records?: { type: string; rdata: string }[] }[];
  };
}

/** The step for the firm's own domain, unless siteUrl is still an example or a domain of Firebase. */
export function domainSteps({
  google,
  confirm,
  siteUrl,
}: Pick<Setup, 'google' | 'confirm' | 'siteUrl'>): Step[] {
  const { projectId } = google;
  const { hostname } = new URL(siteUrl);
  if (/\.(example|web\.app|firebaseapp\.com)$/.test(hostname)) return [];
  const domains = `firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites/${projectId}/customDomains`;
  return [
    {
      label: `Hosting: ${hostname}`,
      missing: async () => {
        const domain = await ifFound(google.call<CustomDomain>('GET', `${domains}/${hostname}`));
        return domain ? waitingFor(domain) : 'The domain isn’t connected.';
      },
      apply: async () => {
        await confirm(
          `Connect ${hostname} to this project? A domain can only belong to one project, so not to one for rehearsals.`,
        );
        // Ends once the DNS records are right, so nobody waits for it here.
        await google.call('POST', `${domains}?customDomainId=${hostname}`, {});
      },
      byHand: `Set the DNS records above where the domain’s DNS is hosted. See https://console.firebase.google.com/project/${projectId}/hosting/sites`,
    },
  ];
}

function waitingFor({ hostState, cert, requiredDnsUpdates }: CustomDomain): string {
  if (hostState === 'HOST_ACTIVE' && cert?.state === 'CERT_ACTIVE') return '';
  const records = (requiredDnsUpdates?.desired ?? []).flatMap(({ domainName, records: all = [] }) =>
    all.map(({ type, rdata }) => `${domainName} ${type} ${rdata}`),
  );
  return records.length > 0
    ? `Where the domain’s DNS is hosted, set these records: ${records.join('; ')}.`
    : 'Google is preparing the certificate, which takes up to 24 hours.';
}
