import { FIRM } from '../../src/content/firm';

/** robots.txt, security.txt, and the IndexNow key file: content by path. @param now the time of the build */
export function textFiles(now: Date): Record<string, string> {
  const { siteUrl, email, indexNowKey } = FIRM;
  // Changes once a month, so that a publication without other changes finds nothing to deploy.
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString();
  const security = '.well-known/security.txt';
  return {
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    // https://www.rfc-editor.org/rfc/rfc9116
    [security]: `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${security}\n`,
    ...(indexNowKey && { [`${indexNowKey}.txt`]: indexNowKey }),
  };
}
