import { Section } from '@/components/section';
import { ABOUT } from '@/content/about';
import type { Person } from '@/content/people';
import { BobDrawing } from '@/drawings/bob-drawing';
import { initialsOf } from '@/lib/initials';

/** The people whom clients meet. Nothing if there are none. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section {...ABOUT.people} place="top" tone="deep">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, years, certificates }) => (
          <li
            key={name}
            className="scene grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-t-3 border-action"
          >
            <BobDrawing letters={initialsOf(name)} />
            <div className="grid content-start gap-1 pt-4">
              <h3 className="text-lg">{name}</h3>
              <p>{role}</p>
              <p className="text-sm text-ink-soft">{years} years of experience</p>
              <ul className="text-sm text-ink-soft">
                {certificates.map((certificate) => (
                  <li key={certificate}>{certificate}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
