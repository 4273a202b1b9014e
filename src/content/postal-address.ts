import { FIRM } from './firm';

/** The last line of an address in the United States, such as 'New York, NY 10001'. */
const US_CITY = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** The firm's address in the parts that structured data has; outside the United States, only as one text. */
export function postalAddress() {
  const lines = FIRM.address.split('\n').flatMap((line) => line.trim() || []);
  const [us, addressLocality, addressRegion, postalCode] = US_CITY.exec(lines.at(-1) ?? '') ?? [];
  if (!us || lines.length === 1) return { streetAddress: lines.join(', ') };
  const streetAddress = lines.slice(0, -1).join(', ');
  return { streetAddress, addressLocality, addressRegion, postalCode, addressCountry: 'US' };
}
