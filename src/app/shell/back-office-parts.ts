import { lazyComponent } from '@/components/lazy-component';
import { keepTrying } from '@/lib/keep-trying';

export const BackOfficeLink = lazyComponent(() =>
  keepTrying(async () => (await import('@/features/session/back-office-link')).BackOfficeLink),
);

export const BackOfficeMenu = lazyComponent(() =>
  keepTrying(async () => (await import('./back-office-menu')).BackOfficeMenu),
);
