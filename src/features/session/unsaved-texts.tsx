import { LongText } from '@/components/long-text';
import { useDrafts } from '@/lib/drafts';

/** Shows unsaved text after access is lost, because the forms need data that can no longer be read. */
export function UnsavedTexts() {
  const texts = [...useDrafts().values()].map((draft) => draft.texts());
  if (texts.length === 0) return null;
  return (
    <section
      aria-label="Unsaved text"
      className="mx-auto my-4 grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-3 px-4 sm:px-6"
    >
      <p
        role="alert"
        className="border-l-6 border-danger bg-danger-tint px-4 py-3 text-danger-deep"
      >
        <strong>You no longer have administrator access, so the text below isn’t saved.</strong>{' '}
        Copy what you need before you close this tab or another account signs in.
      </p>
      {texts.map((fields, index) => (
        <dl key={index} className="grid gap-2 border border-rule bg-paper-raised px-4 py-3">
          {Object.entries(fields).map(([label, text]) => (
            <div key={label}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd>
                <LongText text={text} name={`your ${label}`} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
