import { Link2, Printer, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Career } from '@/collections/careers';
import { RuledList } from '@/components/ruled-list';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';
import { FIRM } from '@/content/firm';
import { pathToCareer } from '@/content/pages';
import { mailLink } from '@/lib/links';
import { CareerFacts } from './career-facts';
import { positionTitle } from './career-setting';

const { apply: APPLY, share: SHARE } = CAREER_DETAIL;

export function CareerDetail({ career, trail }: { career: Career; trail?: ReactNode }) {
  const title = positionTitle(career);
  const lists = [
    { heading: CAREER_DETAIL.responsibilities, items: career.responsibilities },
    { heading: CAREER_DETAIL.requirements, items: career.requirements },
    { heading: CAREER_DETAIL.benefits, items: career.benefits },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="drawing-grid print:bg-none">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 py-6 sm:px-6 lg:py-10 print:py-4">
        {trail}
        <article className="grid min-w-0 grid-cols-1 gap-px border border-ink bg-rule-strong lg:grid-cols-[minmax(0,1fr)_20rem]">
          <header className="grid grid-cols-1 gap-5 bg-paper p-6">
            <h1 className="text-3xl wrap-break-word sm:text-4xl">
              <bdi>{title}</bdi>
            </h1>
            <div className="flex flex-wrap gap-3 print:hidden">
              <ApplyLink career={career} />
              <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
                <Printer aria-hidden className="size-4" /> {CAREER_DETAIL.print}
              </Button>
              <SharePosition title={title} path={pathToCareer(career.id)} />
            </div>
          </header>
          <div className="min-w-0 bg-paper-raised p-6 lg:row-span-2">
            <CareerFacts career={career} layout="block" />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-8 bg-paper p-6">
            {career.description && (
              <Part heading={CAREER_DETAIL.description}>
                <p className="text-lg wrap-anywhere whitespace-pre-wrap" dir="auto">
                  {career.description}
                </p>
              </Part>
            )}
            {lists.map(({ heading, items }) => (
              <Part key={heading} heading={heading}>
                <RuledList items={items} className="w-full" />
              </Part>
            ))}
            <Part heading={APPLY.heading}>
              <p className="text-lg">{APPLY.text}</p>
              {/* For print and for visitors without a mail program. */}
              <p>
                Email <strong className="wrap-anywhere">{FIRM.careersEmail}</strong> with reference{' '}
                <strong className="wrap-anywhere">{career.id}</strong>.
              </p>
              <ApplyLink career={career} />
            </Part>
          </div>
        </article>
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid max-w-measure grid-cols-1 justify-items-start gap-4">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

function ApplyLink({ career }: { career: Career }) {
  return (
    <ButtonAnchor
      href={mailLink(FIRM.careersEmail, `${APPLY.subject}: ${career.title} (${career.id})`)}
      variant="action"
      className="print:hidden"
    >
      {APPLY.action}
    </ButtonAnchor>
  );
}

function SharePosition({ title, path }: { title: string; path: string }) {
  const [message, setMessage] = useState('');
  const urlOf = () => new URL(path, location.origin).href;

  async function copy() {
    setMessage('');
    try {
      await navigator.clipboard.writeText(urlOf());
      setMessage(SHARE.copied);
    } catch {
      setMessage(SHARE.notCopied);
    }
  }

  async function share() {
    setMessage('');
    try {
      await navigator.share({ title, url: urlOf() });
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) await copy();
    }
  }

  return (
    <>
      <Button variant="quiet" className="sm:hidden" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" /> {SHARE.share}
      </Button>
      <Button variant="quiet" className="max-sm:hidden" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-4" /> {SHARE.copy}
      </Button>
      <span role="status" className="self-center text-sm text-ink-soft">
        {message}
      </span>
    </>
  );
}
