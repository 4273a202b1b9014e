/** Values of unitText that Google accepts: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
