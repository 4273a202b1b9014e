import { ButtonLink } from './ui/button';

interface ClosingCallProps {
  heading: string;
  text: string;
  links: { label: string; to: string }[];
}

export function ClosingCall({ heading, text, links }: ClosingCallProps) {
  return (
    <section className="bg-dark-firm text-on-dark print:hidden">
      <div className="mx-auto grid max-w-page justify-items-start gap-5 px-4 py-16 sm:px-6">
        <h2 className="text-3xl">{heading}</h2>
        <p className="max-w-measure text-lg text-on-dark-soft">{text}</p>
        <div className="flex flex-wrap gap-3">
          {links.map(({ label, to }) => (
            <ButtonLink key={label} to={to} variant="onDark">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
