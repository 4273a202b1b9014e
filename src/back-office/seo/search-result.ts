import { useEffect, useState } from 'react';

/* Limits measured on results pages, in CSS pixels, because Google publishes none (RESULT_SOURCES). */

export type Device = 'desktop' | 'mobile';

export type ResultPart = 'title' | 'description';

/** Width of all lines together. On a phone, a title has two lines of 358 px: 390 px minus 16 px on each side. */
export const RESULT_LIMITS: Record<Device, Record<ResultPart, { width: number; lines: number }>> = {
  desktop: { title: { width: 600, lines: 1 }, description: { width: 990, lines: 2 } },
  mobile: { title: { width: 716, lines: 2 }, description: { width: 680, lines: 2 } },
};

/** One letter of each script that the web font supports (back-office/frame/admin.css). */
const RESULT_SCRIPTS = 'Aя';

const FAMILY = "'Search Result', Arial, sans-serif";

export const RESULT_FONTS: Record<ResultPart, string> = {
  title: `20px / 1.3 ${FAMILY}`,
  description: `14px / 1.57 ${FAMILY}`,
};

export const RESULT_SOURCES: Record<ResultPart, { label: string; url: string }> = {
  title: {
    label: 'Google: title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  description: {
    label: 'Google: snippets',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
};

export function collapseSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

let context: CanvasRenderingContext2D | undefined;

export type MeasureText = (text: string, part: ResultPart) => number;

const textWidth: MeasureText = (text, part) => {
  context ??= document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = RESULT_FONTS[part];
  // Use subpixel widths with kerning, so that measurements match on every system.
  context.textRendering = 'geometricPrecision';
  return Math.round(context.measureText(collapseSpaces(text)).width);
};

/** Measures text in rounded CSS pixels. Rerenders when the web font has loaded (back-office/frame/admin.css). */
export function useTextWidth(): MeasureText {
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    // jsdom has no `document.fonts`.
    if (!('fonts' in document)) return;
    const load = document.fonts.load(RESULT_FONTS.title, RESULT_SCRIPTS);
    void Promise.allSettled([load]).then(() => setIsLoaded(true));
  }, []);
  return textWidth;
}
