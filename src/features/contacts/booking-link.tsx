import { FIRM } from '@/content/firm';
import { BOOKING } from '@/content/contact-form';

/** Only if the firm has a page for booking. In a new tab, because the form may contain text. */
export function BookingLink() {
  return (
    FIRM.bookingUrl && (
      <a
        href={FIRM.bookingUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-firm underline"
      >
        {BOOKING.link} <span className="sr-only">{BOOKING.note}</span>
      </a>
    )
  );
}
