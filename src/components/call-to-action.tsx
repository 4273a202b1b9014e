import { HydratedPart } from './hydrated-part';
import { ButtonLink } from './ui/button';

export function CallToAction(props: {
  heading: string;
  text: string;
  links: { label: string; to: string }[];
}) {
  return (
    <HydratedPart>
      <section className="bg-dark-firm text-on-dark print:hidden">
        <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] justify-items-start gap-5 px-4 py-16 sm:px-6">
          <h2 className="text-3xl wrap-anywhere">{props.heading}</h2>
          <p className="max-w-measure text-lg text-on-dark-soft">{props.text}</p>
          <div className="flex flex-wrap gap-3">
            {props.links.map(({ label, to }) => (
              <ButtonLink key={label} to={to} variant="onDark">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </section>
    </HydratedPart>
  );
}
