import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathToStory } from '@/content/pages';
import { measuredResult } from './measured-result';
import { storyQueries } from './story-queries';
import { clientLine, storyTitle } from './story-summary';

const MAX_RESULTS = 3;
/** Of the longer line, so that a line to zero is visible. */
const MIN_SHARE = 0.02;

const percent = (share: number) => `${100 * share}%`;

/** The newest story, with its measured results as dimension lines to scale, before and after. */
export function StoryDimensions() {
  const { data: [story] = [] } = useQuery(storyQueries.newest());
  if (!story) return null;
  const measured = story.results.flatMap((result) => measuredResult(result) ?? []);
  return (
    <section
      aria-labelledby="newest-story"
      className="scene group relative grid gap-x-12 gap-y-8 border-t border-ink bg-paper pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
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
      <dl className="grid min-w-0 gap-x-8 gap-y-6 sm:grid-cols-3">
        {measured.slice(0, MAX_RESULTS).map(({ label, before, after }, index) => {
          const most = Math.max(before.value, after.value);
          const from = Math.max(before.value / most, MIN_SHARE);
          const to = Math.max(after.value / most, MIN_SHARE);
          return (
            <div key={index} className="grid min-w-0 content-end gap-2">
              <dt className="text-sm wrap-break-word text-ink-soft" dir="auto">
                {label}
              </dt>
              <dd className="font-heading text-2xl text-firm lining-nums" dir="auto">
                {after.text} <span className="font-text text-sm">from {before.text}</span>
              </dd>
              <dd aria-hidden className="grid gap-1">
                <span
                  className="grid h-3 items-center border-x border-rule-strong"
                  style={{ width: percent(from) }}
                >
                  <span className="h-px bg-rule-strong" />
                </span>
                <span className="relative h-2.5" style={{ width: percent(to) }}>
                  <span className="absolute inset-0 bg-firm" />
                  <span
                    className="draw-away absolute inset-y-0 left-full origin-left scale-x-0 bg-firm-pale"
                    style={{ width: percent(Math.max(from - to, 0) / to) }}
                  />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
