import { Button } from '@/components/ui/button';
import { Dialog } from '@/back-office/shared/ui/dialog';
import type { Career } from '@/domain/career';
import { CareerDetail } from '@/features/careers/career-detail';

/** Reached with the keyboard, which scrolls from there. */
const FOCUSABLE = 0;

/** Only the controls, which would act for visitors: screen readers can't read what is inert. */
function disableControls(preview: HTMLElement | null) {
  for (const control of preview?.querySelectorAll('a, button') ?? []) {
    control.toggleAttribute('inert', true);
  }
}

export function CareerPreview({ career, onClose }: { career: Career; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preview"
      description={
        career.isActive
          ? 'What visitors will see once you save. Links and buttons do nothing here.'
          : 'Visitors can’t see this position while it is inactive. Links and buttons do nothing here.'
      }
      size="wide"
      footer={<Button onClick={onClose}>Back to the form</Button>}
    >
      <section
        ref={disableControls}
        aria-label="Position"
        tabIndex={FOCUSABLE}
        className="-mx-6 -my-5"
      >
        <CareerDetail career={career} />
      </section>
    </Dialog>
  );
}
