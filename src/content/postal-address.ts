/** The last line of an address in the United States, such as 'New York, NY 10001'. */
const US_CITY = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** An address of several lines in the parts that structured data has; outside the United States, only as one text. */
export function postalAddress(address: string) {
  const lines = address.split('\n').map((line) => line.trim());
  const [isInUs, addressLocality, addressRegion, postalCode] =
    US_CITY.exec(lines.at(-1) ?? '') ?? [];
  if (!isInUs) return { streetAddress: lines.join(', ') };
  const streetAddress = lines.slice(0, -1).join(', ');
  return { streetAddress, addressLocality, addressRegion, postalCode, addressCountry: 'US' };
}
