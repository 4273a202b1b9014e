import { useId, useState } from 'react';
import { SourceLink } from '@/back-office/shared/source-link';
import { seoSettings } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { pathTo, type SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { headOf } from '@/features/seo/head';
import { isBlank } from '@/lib/is-blank';
import {
  RESULT_FONTS,
  RESULT_LIMITS,
  RESULT_SOURCES,
  useTextWidth,
  type Device,
  type ResultPart,
  type TextRoom,
} from './search-result';
import { toSetting, type SeoDraft } from './seo-draft';
import { isCutOff } from './seo-warnings';
import { collapseSpaces, ELLIPSIS, fitText } from './text-fit';

/** In UTF-16 code units. Saved texts may exceed the current limit. */
const MAX_LENGTH = 2 * seoSettings.fields.description.limit;

const DEVICES: { id: Device; label: string }[] = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'mobile', label: 'Mobile' },
];

const breadcrumb = (address: string) => address.replace(/^https?:\/\//, '').replaceAll('/', ' › ');

export function SearchPreview({ page, draft }: { page: SeoPageId; draft: SeoDraft }) {
  const id = useId();
  const [device, setDevice] = useState<Device>('desktop');
  const textWidth = useTextWidth();
  const path = pathTo(page);
  // The preview shows the home page's URL without a path (spec 2).
  const head = headOf(toSetting(draft), path === '/' ? '' : path);
  const limits = RESULT_LIMITS[device];
  const fitOf = (part: ResultPart) => {
    const text = isBlank(head[part]) ? '' : collapseSpaces(head[part].slice(0, MAX_LENGTH));
    const room = limits[part];
    const fit = fitText(text, room, (line) => textWidth(line, part));
    const isOnlyOnPhones = fit.isCut && !isCutOff(text, part, textWidth);
    return { part, room, fit, width: textWidth(text, part), isOnlyOnPhones };
  };
  const title = fitOf('title');
  const description = fitOf('description');

  return (
    <section aria-labelledby={`${id}-heading`} className="grid content-start gap-3">
      <h2 id={`${id}-heading`} className="text-lg">
        Search Engine Preview
      </h2>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">Preview device</legend>
        {DEVICES.map(({ id: choice, label }) => (
          <label key={choice} className="inline-flex min-h-8 items-center gap-1.5">
            <input
              type="radio"
              name={`${id}-device`}
              value={choice}
              checked={device === choice}
              onChange={() => setDevice(choice)}
              className="size-4 accent-current"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        className="box-content grid gap-1 border border-rule bg-paper-raised p-5 text-ink scheme-light"
        style={{ maxWidth: limits.title.width, textRendering: 'geometricPrecision' }}
      >
        <p style={{ font: RESULT_FONTS.description }}>{FIRM.name}</p>
        <p className="wrap-anywhere text-ink-soft" style={{ font: RESULT_FONTS.description }}>
          {breadcrumb(head.address)}
        </p>
        <p
          dir="auto"
          className="wrap-anywhere text-service-blue"
          style={{ font: RESULT_FONTS.title }}
        >
          {title.fit.shown || 'Page Title'}
        </p>
        <p dir="auto" className="wrap-anywhere" style={{ font: RESULT_FONTS.description }}>
          {description.fit.shown || 'The meta description of this page will appear here.'}
        </p>
      </div>
      <ul className="grid gap-1 text-sm wrap-anywhere text-ink-soft tabular-nums">
        <li>{head.address}</li>
        <ResultVerdict label="Title" {...title} />
        <ResultVerdict label="Description" {...description} />
        <li>
          Google doesn’t publish length limits. These widths were measured on search results pages,
          and the recommended lengths are rules of thumb. Google may also show different text. On a
          narrow screen, lines in this preview wrap earlier than on Google.
        </li>
      </ul>
    </section>
  );
}

const lastWords = (shown: string) =>
  shown.slice(0, -ELLIPSIS.length).split(' ').slice(-2).join(' ');

interface ResultVerdictProps {
  label: string;
  part: ResultPart;
  room: TextRoom;
  fit: ReturnType<typeof fitText>;
  width: number;
  isOnlyOnPhones: boolean;
}

function ResultVerdict({ label, part, room, fit, width, isOnlyOnPhones }: ResultVerdictProps) {
  const available = room.lines > 1 ? `${room.lines} × ${room.width}` : room.width;
  return (
    <li>
      {label}: {width.toLocaleString('en-US')} of {available} pixels.{' '}
      {fit.isCut ? (
        <>
          Cut off after “<bdi>{lastWords(fit.shown)}</bdi>”
          {isOnlyOnPhones && ' on phones, but shown in full on desktop'}.
        </>
      ) : (
        fit.shown && 'Shown in full.'
      )}{' '}
      <SourceLink {...RESULT_SOURCES[part]} />
    </li>
  );
}

const SOURCE = 'https://www.linkedin.com/help/linkedin/answer/a521928';

export function SharedLinkPreview({ page, draft }: { page: SeoPageId; draft: SeoDraft }) {
  const id = useId();
  const head = headOf(toSetting(draft), pathTo(page));
  const textOf = (part: ResultPart) =>
    isBlank(head[part]) ? '' : head[part].slice(0, MAX_LENGTH).trim();
  const description = textOf('description');
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-lg">
        Shared Link Preview
      </h2>
      <div className="max-w-measure border border-rule bg-paper-raised text-ink scheme-light">
        <img
          src={SOCIAL_IMAGE.path}
          alt={SOCIAL_IMAGE.alt}
          width={SOCIAL_IMAGE.width}
          height={SOCIAL_IMAGE.height}
          className="h-auto w-full border-b border-rule"
        />
        <div className="grid gap-0.5 p-4 text-sm">
          <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {textOf('title') || 'Page Title'}
          </p>
          {description && (
            <p dir="auto" className="line-clamp-2 wrap-anywhere">
              {description}
            </p>
          )}
          <p className="wrap-anywhere text-ink-soft">{new URL(head.address).host}</p>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        LinkedIn and messaging apps show the image, title, and domain. Most also show the
        description. <SourceLink url={SOURCE} label="LinkedIn: how shared links appear" />
      </p>
    </section>
  );
}
