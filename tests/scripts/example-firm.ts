import { FIRM } from '@/content/firm';

/* Loaded before a script: gives the firm a value of the example, which the real facts may no longer have. */
FIRM.siteUrl = 'https://www.firm.example';
