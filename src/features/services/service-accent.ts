import type { ServiceColor } from '@/domain/service';

/** Complete class names, which Tailwind can find. */
export const SERVICE_ACCENT: Record<ServiceColor, { text: string; border: string }> = {
  blue: { text: 'text-service-blue', border: 'border-service-blue' },
  green: { text: 'text-service-green', border: 'border-service-green' },
  purple: { text: 'text-service-purple', border: 'border-service-purple' },
  orange: { text: 'text-service-orange', border: 'border-service-orange' },
  red: { text: 'text-service-red', border: 'border-service-red' },
  indigo: { text: 'text-service-indigo', border: 'border-service-indigo' },
  teal: { text: 'text-service-teal', border: 'border-service-teal' },
};
