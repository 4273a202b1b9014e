import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathToStory } from '@/content/pages';
import { measuredResult } from './measured-result';
import { clientLine, storyTitle, type StorySummary } from './story-summary';

const MAX_RESULTS = 3;
/** In percent of the longer line, so that a line to zero is visible. */
const MIN_LENGTH = 2;

/** A story with its measured results to scale: a thin line for the value before, a bar for the value after. */
export function StoryDimensions({ story }: { story: StorySummary }) {
  const measured = story.results.flatMap((result) => measuredResult(result) ?? []);
  return (
    <section
      aria-labelledby="newest-story"
      className="scene group relative grid gap-8 border-t border-rule-strong pt-6 lg:grid-cols-aside"
    >
      <div className="grid min-w-0 content-start gap-1">
        <h2 id="newest-story" className="text-lg wrap-break-word" dir="auto">
          <Link
            to={pathToStory(story.id)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {storyTitle(story)}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft" dir="auto">
          {clientLine(story)}
        </p>
        <span aria-hidden className="flex items-center gap-1 text-sm font-semibold text-firm">
          Read the story <ArrowRight className="size-4" />
        </span>
      </div>
      <dl className="grid min-w-0 gap-6 sm:grid-cols-3">
        {measured.slice(0, MAX_RESULTS).map(({ label, before, after }, index) => {
          const most = Math.max(before.value, after.value);
          const [from = 0, to = 0] = [before, after].map(({ value }) =>
            Math.max((100 * value) / most, MIN_LENGTH),
          );
          return (
            <div key={index} className="grid min-w-0 content-start gap-2">
              <dt className="text-sm wrap-break-word text-ink-soft" dir="auto">
                {label}
              </dt>
              <dd dir="auto">
                <span className="font-heading text-2xl text-firm lining-nums">{after.text}</span>{' '}
                <span className="text-sm text-ink-soft">from {before.text}</span>
              </dd>
              <dd aria-hidden>
                <svg viewBox="-1 0 102 24" preserveAspectRatio="none" className="h-8 w-full">
                  <path
                    d={`M0 5H${from}M0 1v8M${from} 1v8`}
                    vectorEffect="non-scaling-stroke"
                    className="stroke-rule-strong"
                  />
                  <path d={`M0 14H${to}v10H0Z`} className="fill-firm" />
                  {/* Over a value that rose, it would hide the part of the bar that it gained. */}
                  {to < from && (
                    <path d={`M${to} 14H${from}v10H${to}Z`} className="draw-away fill-firm-tint" />
                  )}
                </svg>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
