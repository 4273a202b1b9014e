import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathToStory } from '@/content/pages';
import { cn } from '@/lib/cn';
import { clientLine, storyTitle, type StorySummary } from './story-summary';

interface StoryHeadProps {
  story: StorySummary;
  level: 2 | 3;
  isLarge?: boolean;
  id?: string;
  children?: ReactNode;
}

/** Title, client, and a link that covers the `relative` element around it. */
export function StoryHead({ story, level, isLarge = false, id, children }: StoryHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <p className="text-sm text-ink-soft" dir="auto">
        {clientLine(story)}
      </p>
      <Heading
        id={id}
        className={cn('wrap-break-word', isLarge ? 'text-2xl' : 'text-lg')}
        dir="auto"
      >
        <Link
          to={pathToStory(story.id)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {storyTitle(story)}
        </Link>
      </Heading>
      {children}
      <span aria-hidden className="flex items-center gap-1 text-sm font-semibold text-firm">
        Read the story <ArrowRight className="size-4" />
      </span>
    </div>
  );
}
