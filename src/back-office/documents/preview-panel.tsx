import type { ReactNode } from 'react';
import { InertPreview } from '@/back-office/ui/inert-preview';

interface PreviewPanelProps {
  path: string;
  card: ReactNode;
  page: ReactNode;
}

/** For EditDialog: an item as visitors will see it, as a card and as a page. */
export function PreviewPanel({ path, card, page }: PreviewPanelProps) {
  return (
    <aside aria-label="Preview" className="grid min-w-0 gap-4 lg:sticky lg:top-0">
      <section className="grid gap-2">
        <h3 className="font-text text-sm font-semibold">Card on the site</h3>
        <InertPreview label="Card">
          <ul className="max-w-sm lg:[zoom:0.75]">{card}</ul>
        </InertPreview>
      </section>
      <section className="grid min-w-0 gap-2">
        <h3 className="font-text text-sm font-semibold wrap-anywhere">Page {path}</h3>
        <div className="max-h-120 overflow-y-auto border border-rule bg-paper lg:[zoom:0.46]">
          <InertPreview label="Page">{page}</InertPreview>
        </div>
      </section>
    </aside>
  );
}
