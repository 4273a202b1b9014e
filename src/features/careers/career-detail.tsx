import { ArrowLeft, Link2, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';
import { FIRM } from '@/content/firm';
import { pathTo, pathToCareer } from '@/content/pages';
import type { Career } from '@/domain/career';
import { mailLink } from '@/lib/links';
import { CareerFacts } from './career-facts';

export function CareerDetail({ career }: { career: Career }) {
  const title = career.title || 'Untitled position';
  const lists = [
    { heading: CAREER_DETAIL.responsibilities, items: career.responsibilities },
    { heading: CAREER_DETAIL.requirements, items: career.requirements },
    { heading: CAREER_DETAIL.benefits, items: career.benefits },
  ].filter(({ items }) => items.length > 0);
  return (
    <article>
      <PageHero
        mark={
          <Link
            to={pathTo('careers')}
            className="inline-flex min-h-6 items-center gap-1 font-semibold text-firm underline print:hidden"
          >
            <ArrowLeft aria-hidden className="size-4" /> {CAREER_DETAIL.all}
          </Link>
        }
        heading={<bdi>{title}</bdi>}
        actions={
          <>
            <ApplyLink career={career} />
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" /> {CAREER_DETAIL.print}
            </Button>
            <ShareAddress title={title} path={pathToCareer(career.id)} />
          </>
        }
        drawing={<CareerFacts career={career} layout="panel" />}
      />
      <div className="hidden px-6 pb-4 print:block">
        <CareerFacts career={career} />
      </div>
      {career.description && (
        <Section dense heading={CAREER_DETAIL.description}>
          <p className="max-w-measure text-lg whitespace-pre-wrap" dir="auto">
            {career.description}
          </p>
        </Section>
      )}
      {lists.map(({ heading, items }) => (
        <Section key={heading} dense heading={heading}>
          <RuledList items={items} className="max-w-measure" />
        </Section>
      ))}
      <Section dense heading={apply.heading}>
        <div className="grid max-w-measure justify-items-start gap-5">
          <p className="text-lg">{apply.text}</p>
          {/* For print, and for visitors without a mail program. */}
          <p>
            Email <strong className="wrap-anywhere">{FIRM.careersEmail}</strong>, reference{' '}
            <strong className="wrap-anywhere">{career.id}</strong>.
          </p>
          <ApplyLink career={career} />
        </div>
      </Section>
    </article>
  );
}

const { apply } = CAREER_DETAIL;

function ApplyLink({ career }: { career: Career }) {
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

const { share: WORDS } = CAREER_DETAIL;

function ShareAddress({ title, path }: { title: string; path: string }) {
  const [answer, setAnswer] = useState('');
  const canShare = 'share' in navigator;

  async function handleClick() {
    const url = new URL(path, location.origin).href;
    setAnswer('');
    try {
      if (canShare) return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setAnswer(WORDS.copied);
    } catch {
      setAnswer(WORDS.notCopied);
    }
  }

  const Icon = canShare ? Share2 : Link2;
  return (
    <>
      <Button variant="quiet" onClick={() => void handleClick()}>
        <Icon aria-hidden className="size-4" /> {canShare ? WORDS.share : WORDS.copy}
      </Button>
      <span role="status" className="self-center text-sm text-ink-soft">
        {answer}
      </span>
    </>
  );
}
