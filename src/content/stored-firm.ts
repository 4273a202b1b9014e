import type { FirmFacts } from '@/collections/settings';

/** The facts in settings/firm. A build replaces this module with what is saved (scripts/build/stored-firm.ts). */
export const STORED_FIRM: Partial<FirmFacts> = {};
