import { CODE_FACTS } from '@/content/firm-facts';

/* Loaded before a script: gives the firm a value of the example, which the real facts may no longer have. */
CODE_FACTS.siteUrl = 'https://www.firm.example';
