import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathToStory } from '@/content/pages';
import { ResultsDrawing } from './results-drawing';
import { clientLine, storyTitle, type StorySummary } from './story-summary';

export function StoryCards({ stories }: { stories: readonly StorySummary[] }) {
  return (
    <ul className="grid grid-cols-1 gap-8">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </ul>
  );
}

export function StoryCard({ story }: { story: StorySummary }) {
  return (
    <li className="group relative grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-center gap-8 border-t-3 border-firm bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-sm text-ink-soft" dir="auto">
          {clientLine(story)}
        </p>
        <h3 className="text-xl wrap-break-word" dir="auto">
          <Link
            to={pathToStory(story.id)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {storyTitle(story)}
          </Link>
        </h3>
        <p className="line-clamp-6 text-ink-soft" dir="auto">
          {story.situation}
        </p>
        <span aria-hidden className="flex items-center gap-1 text-sm font-semibold text-firm">
          Read the story <ArrowRight className="size-4" />
        </span>
      </div>
      <ResultsDrawing results={story.results} atMost={2} />
    </li>
  );
}
