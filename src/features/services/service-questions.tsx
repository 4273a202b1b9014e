import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { questionsAbout } from '@/content/service-questions';

export function ServiceQuestions({ slug }: { slug: string }) {
  return (
    <Section place="top" heading="Common questions">
      <Questions list={questionsAbout(slug)} look="rows" />
    </Section>
  );
}
