/** robots.txt and security.txt: content by path. @param now the time of the build */
export function textFiles(
  { siteUrl, email }: { siteUrl: string; email: string },
  now: Date,
): Record<string, string> {
  // Less than a year from now, as RFC 9116 recommends.
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString();
  const security = '.well-known/security.txt';
  return {
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    // https://www.rfc-editor.org/rfc/rfc9116
    [security]: `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${security}\n`,
  };
}
