import { scriptJson } from '@/lib/script-json';

/** A block of structured data, which search engines read and browsers don't run; nothing where it is null. */
export function StructuredDataScript({ data }: { data: object | null }) {
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // Safe: scriptJson lets no text end the element.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
