import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';
import { FIRM } from '@/content/firm';
import type { Career } from '@/domain/career';
import { mailLink } from '@/lib/links';

const { apply } = CAREER_DETAIL;

export function ApplyLink({ career }: { career: Career }) {
  return (
    <ButtonAnchor
      href={mailLink(FIRM.careersEmail, `${apply.subject}: ${career.title} (${career.id})`)}
      variant="action"
      className="print:hidden"
    >
      {apply.action}
    </ButtonAnchor>
  );
}

/** Shows the email address for print and for visitors without a mail program. */
export function CareerApply({ career }: { career: Career }) {
  return (
    <Section dense heading={apply.heading}>
      <div className="grid max-w-measure justify-items-start gap-5">
        <p className="text-lg">{apply.text}</p>
        <p>
          Email <strong className="wrap-anywhere">{FIRM.careersEmail}</strong>, reference{' '}
          <strong className="wrap-anywhere">{career.id}</strong>.
        </p>
        <ApplyLink career={career} />
      </div>
    </Section>
  );
}
