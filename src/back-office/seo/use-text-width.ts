import { useEffect, useState } from 'react';
import { RESULT_FONTS, RESULT_SCRIPTS, type ResultPart } from './search-result';

let context: CanvasRenderingContext2D | undefined;

function textWidth(text: string, part: ResultPart): number {
  context ??= document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = RESULT_FONTS[part];
  // As wide on every system: without rounding to whole pixels, and with the kerning of spaces.
  context.textRendering = 'geometricPrecision';
  return Math.round(context.measureText(text).width);
}

/**
 * Function for the width of a text of a search result in pixels, rounded. Renders again when the font has loaded
 * (pages/admin/admin.css); until then, the function measures with another one.
 */
export function useTextWidth(): (text: string, part: ResultPart) => number {
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    // Not in jsdom.
    if (!('fonts' in document)) return;
    const load = document.fonts.load(RESULT_FONTS.title, RESULT_SCRIPTS);
    void Promise.allSettled([load]).then(() => setIsLoaded(true));
  }, []);
  return textWidth;
}
