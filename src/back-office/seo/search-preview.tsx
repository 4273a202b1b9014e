import { useId, useState } from 'react';
import { SourceLink } from '@/back-office/ui/source-link';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { pathTo, type SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { headOf } from '@/features/seo/head';
import { cn } from '@/lib/cn';
import { isBlank } from '@/lib/is-blank';
import {
  RESULT_FONTS,
  RESULT_LIMITS,
  RESULT_SOURCES,
  useTextWidth,
  type Device,
  type ResultPart,
} from './search-result';
import { isCutOff } from './seo-warnings';

const DEVICES: { id: Device; label: string }[] = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'mobile', label: 'Mobile' },
];

const PARTS = [
  { part: 'title', label: 'Title', placeholder: 'Page Title', className: 'text-service-blue' },
  {
    part: 'description',
    label: 'Description',
    placeholder: 'The meta description of this page will appear here.',
    className: '',
  },
] as const;

const breadcrumb = (address: string) => address.replace(/^https?:\/\//, '').replaceAll('/', ' › ');

interface PreviewProps {
  page: SeoPageId;
  setting: SeoSettingInput;
}

export function SearchPreview({ page, setting }: PreviewProps) {
  const id = useId();
  const [device, setDevice] = useState<Device>('desktop');
  const textWidth = useTextWidth();
  const path = pathTo(page);
  // The preview shows the home page's URL without a path (spec 2).
  const head = headOf(setting, path === '/' ? '' : path);
  const limits = RESULT_LIMITS[device];
  const results = PARTS.map(({ part, ...look }) => {
    const text = isBlank(head[part]) ? '' : head[part];
    const pixels = textWidth(text, part);
    const isCut = pixels > limits[part].width;
    return { ...look, ...limits[part], part, text, pixels, isCut };
  });

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
        style={{
          maxWidth: limits.title.width / limits.title.lines,
          textRendering: 'geometricPrecision',
        }}
      >
        <p style={{ font: RESULT_FONTS.description }}>{FIRM.name}</p>
        <p className="wrap-anywhere text-ink-soft" style={{ font: RESULT_FONTS.description }}>
          {breadcrumb(head.address)}
        </p>
        {/* Clamps only text that is too wide, so that a narrow screen shows everything that Google shows. */}
        {results.map(({ part, text, placeholder, width, lines, isCut, className }) => (
          <p
            key={part}
            dir="auto"
            className={cn(
              '[justify-self:self-start] wrap-anywhere',
              isCut && (lines === 1 ? 'line-clamp-1' : 'line-clamp-2'),
              className,
            )}
            style={{ font: RESULT_FONTS[part], maxWidth: isCut ? width / lines : undefined }}
          >
            {text || placeholder}
          </p>
        ))}
      </div>
      <ul className="grid gap-1 text-sm wrap-anywhere text-ink-soft tabular-nums">
        <li>{head.address}</li>
        {results.map(({ part, label, text, pixels, width, isCut }) => (
          <li key={part}>
            {label}: {pixels.toLocaleString('en-US')} of {width} pixels.{' '}
            {text && !isCut && 'Shown in full.'}
            {isCut &&
              (isCutOff(text, part, textWidth)
                ? 'Cut off.'
                : 'Cut off on phones, but shown in full on desktop.')}{' '}
            <SourceLink {...RESULT_SOURCES[part]} />
          </li>
        ))}
        <li>
          Google doesn’t publish length limits. These widths were measured on search results pages,
          and the recommended lengths are rules of thumb. Google may also show different text. On a
          narrow screen, this preview wraps or cuts off text earlier than Google.
        </li>
      </ul>
    </section>
  );
}

const SOURCE = 'https://www.linkedin.com/help/linkedin/answer/a521928';

export function SharedLinkPreview({ page, setting }: PreviewProps) {
  const id = useId();
  const head = headOf(setting, pathTo(page));
  const textOf = (part: ResultPart) => (isBlank(head[part]) ? '' : head[part]);
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
