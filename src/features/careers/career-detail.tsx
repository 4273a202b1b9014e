import { ExternalLink, Link2, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Career } from '@/collections/careers';
import { RuledList } from '@/components/ruled-list';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';
import { FIRM } from '@/content/firm';
import { pathToCareer } from '@/content/pages';
import { careerReference } from '@/domain/career-reference';
import { cn } from '@/lib/cn';
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
    <div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 py-6 sm:px-6 lg:py-10 print:py-4">
        {trail}
        <article className="grid min-w-0 grid-cols-1 gap-6">
          <h1 className="text-3xl wrap-break-word sm:text-4xl">
            <bdi>{title}</bdi>
          </h1>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 grid-cols-1 gap-5 border border-t-3 border-rule border-t-firm bg-paper-raised p-4 lg:sticky lg:top-20 lg:order-1">
              <CareerFacts career={career} layout="block" />
              <ApplyLink career={career} className="max-lg:hidden" />
              <SharePosition title={title} path={pathToCareer(career.id)} />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-8">
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
                <p className="text-lg">{career.applyUrl ? APPLY.linkText : APPLY.text}</p>
                {/* For print and for visitors without a mail program. */}
                <p>
                  {career.applyUrl ? (
                    'Reference: '
                  ) : (
                    <>
                      Email <strong className="wrap-anywhere">{FIRM.careersEmail}</strong> with
                      reference{' '}
                    </>
                  )}
                  <strong className="wrap-anywhere">{careerReference(career.id)}</strong>.
                </p>
              </Part>
            </div>
          </div>
        </article>
      </div>
      <div
        data-apply-bar
        className="sticky bottom-0 border-t border-rule bg-paper px-4 py-2 lg:hidden print:hidden"
      >
        <ApplyLink career={career} className="w-full" />
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-rule-strong pt-4 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-lg">{heading}</h2>
      <div className="grid max-w-measure min-w-0 grid-cols-1 justify-items-start gap-4">
        {children}
      </div>
    </section>
  );
}

function ApplyLink({ career, className }: { career: Career; className: string }) {
  const { id, title, applyUrl } = career;
  const subject = `${APPLY.subject}: ${title} (${careerReference(id)})`;
  const target = applyUrl
    ? { href: applyUrl, target: '_blank', rel: 'noopener', title: APPLY.newTab }
    : { href: mailLink(FIRM.careersEmail, subject) };
  return (
    <ButtonAnchor {...target} variant="action" className={cn('print:hidden', className)}>
      {applyUrl ? APPLY.linkAction : APPLY.action}
      {applyUrl && <ExternalLink aria-hidden className="size-4" />}
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
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="quiet" size="small" className="sm:hidden" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" /> {SHARE.share}
      </Button>
      <Button variant="quiet" size="small" className="max-sm:hidden" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-4" /> {SHARE.copy}
      </Button>
      <span role="status" className="self-center text-sm text-ink-soft">
        {message}
      </span>
    </div>
  );
}
