import { FIRM } from '@/content/firm';

const LINK = 'font-semibold text-firm underline wrap-anywhere';

export function ContactOtherwise({ text }: { text: string }) {
  return (
    <p>
      {text}{' '}
      <a href={`mailto:${FIRM.email}`} className={LINK}>
        {FIRM.email}
      </a>
      {', '}
      <a href={FIRM.phones[0]?.link} className={LINK}>
        {FIRM.phones[0]?.number}
      </a>
    </p>
  );
}
