import { scriptJson } from '@/lib/script-json';

export function StructuredDataScript({ data }: { data: object | null }) {
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // Safe: scriptJson escapes what could end the element.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
