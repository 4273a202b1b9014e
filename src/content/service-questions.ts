import { FIRM } from './firm';
import type { Question } from './static-service';

/** By slug of a built-in service. The static pages, such as /upgrades, have other questions. */
export const SERVICE_QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'cloud-migration': [
    {
      question: 'Can we go back after we’ve gone live?',
      answer:
        'Only if new data is copied back to the old system. We set that up where you need it, for a fixed time and at a stated price.',
    },
    {
      question: 'Do we have to move everything?',
      answer:
        'No. Each system is priced on its own, and some are better off where they are. Before you separate two systems, we measure what the distance does to response times.',
    },
    {
      question: 'Who can see our data during the move?',
      answer:
        'Only the engineers you’ve approved. Data is encrypted in transit and at rest, and test copies are masked where your policies require it.',
    },
  ],
  consulting: [
    {
      question: 'Will Oracle learn about our license position?',
      answer: 'Not from us. The findings are yours, and you decide who sees them.',
    },
    {
      question: 'What if leaving Oracle is the best option?',
      answer: 'Then the memo recommends it, with the cost of leaving next to the cost of staying.',
    },
  ],
  upgrades: [
    {
      question: 'Can we skip releases?',
      answer:
        'Often. Oracle lists the releases you can upgrade from directly. If there’s no direct path from yours, we plan and test both steps as one cutover.',
    },
    {
      question: 'Do we need new licenses or hardware?',
      answer:
        'Under an active Oracle support contract, the new release of a product you’ve licensed usually needs no new license. It may need a newer operating system or server, so we check what Oracle certifies before you commit.',
    },
    {
      question: 'What about interfaces that other firms built?',
      answer:
        'They’re in the catalog and in the tests. If another vendor has to change something, we tell you before the first trial run.',
    },
  ],
  'managed-services': [
    {
      question: 'Can you start with nights and weekends?',
      answer:
        'Yes. Your team keeps the days, we take the hours you choose, and both work from the same runbooks.',
    },
    {
      question: 'What isn’t included in the monthly price?',
      answer:
        'Projects. A migration, an upgrade, or a new system gets its own proposal. Everything we do to meet the agreed service levels is included.',
    },
    {
      question: 'Do you take on systems that another firm built?',
      answer:
        'Yes. If something has to be fixed before we can meet a service level, you hear about it before you sign.',
    },
  ],
  'integrated-services': [
    {
      question: 'Do we need an integration platform?',
      answer:
        'Not always. For a few interfaces, a scheduler and code in your repository can be enough. We compare both, including license costs, before you buy anything.',
    },
    {
      question: 'What happens while the other system is down?',
      answer:
        'Messages wait and are sent again when it’s back. Each has an ID, so a message that arrives twice is booked once.',
    },
    {
      question: 'Can we start with one interface?',
      answer:
        'Yes, preferably the one that causes the most manual corrections. It goes live before we start on the next.',
    },
  ],
  'product-development': [
    {
      question: 'Shouldn’t we buy a product instead?',
      answer:
        'If one covers what you need, yes. Before we build anything, we compare what a product costs over five years with what it takes to build and maintain your own.',
    },
    {
      question: 'What if our requirements change?',
      answer:
        'You choose what comes next before each release. If a change affects the price, we tell you before we build it.',
    },
    {
      question: 'Who maintains it after launch?',
      answer:
        'Your team or ours. If it’s yours, your developers build the last releases together with us.',
    },
  ],
  'infrastructure-services': [
    {
      question: 'Which cloud do you recommend?',
      answer:
        'That depends on your licenses, your data, and what your team already runs. We price each cloud for your load, and we resell none of them.',
    },
    {
      question: 'Can you work with what we already have?',
      answer:
        'Yes. We describe existing networks and servers in code step by step, so you don’t have to rebuild them first.',
    },
    {
      question: 'How do we know that disaster recovery works?',
      answer:
        'We fail over on a schedule you agree to. You get the measured time of every test, including those that missed the target.',
    },
  ],
};

/** For every service, including those that the firm adds. */
export const GENERAL_QUESTIONS: readonly Question[] = [
  {
    question: 'What does the first conversation cost?',
    answer: `Nothing. A consultant replies within ${FIRM.figures.response} and asks about your systems and your dates. If we can’t help, we say so.`,
  },
  {
    question: 'Do you sign a confidentiality agreement?',
    answer: 'Yes, yours or ours, before you send us any documents.',
  },
];

/** The questions for a service's page; a service that isn't built in has only the general ones. */
export function questionsAbout(slug: string): readonly Question[] {
  const own = Object.hasOwn(SERVICE_QUESTIONS, slug) ? SERVICE_QUESTIONS[slug] : [];
  return [...(own ?? []), ...GENERAL_QUESTIONS];
}
