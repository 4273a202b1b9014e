export type ResultPart = 'title' | 'description';
export const RESULT_LIMITS = {
  desktop: { title: { width: 600, lines: 1 }, description: { width: 990, lines: 1 } },
};
