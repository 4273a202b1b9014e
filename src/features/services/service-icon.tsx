import {
  Boxes,
  CloudUpload,
  Code,
  Cpu,
  Database,
  Lightbulb,
  Network,
  RefreshCw,
  Server,
  Settings,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import type { ServiceColor } from '@/collections/services';

const ICONS: Record<string, LucideIcon> = {
  cloud: CloudUpload,
  'cloud-upload-alt': CloudUpload,
  lightbulb: Lightbulb,
  'sync-alt': RefreshCw,
  sync: RefreshCw,
  cogs: Settings,
  cog: Settings,
  'network-wired': Network,
  'project-diagram': Network,
  code: Code,
  server: Server,
  database: Database,
  microchip: Cpu,
  'shield-alt': ShieldCheck,
  users: Users,
};

function iconOf(icon: string): LucideIcon {
  const name = /(?:^|\s)fa-([a-z-]+)/.exec(icon)?.[1] ?? '';
  return Object.hasOwn(ICONS, name) ? (ICONS[name] ?? Boxes) : Boxes;
}

export const isSameIcon = (one: string, other: string) => iconOf(one) === iconOf(other);

/** The icon that the saved string names. The string itself is never rendered (design 7). */
export function ServiceIcon({ icon, className }: { icon: string; className?: string }) {
  return createElement(iconOf(icon), { 'aria-hidden': true, className, strokeWidth: 1.5 });
}

/** Complete class names, so that Tailwind finds them. */
const SERVICE_ACCENT: Record<ServiceColor, { text: string; border: string }> = {
  blue: { text: 'text-service-blue', border: 'border-service-blue' },
  green: { text: 'text-service-green', border: 'border-service-green' },
  purple: { text: 'text-service-purple', border: 'border-service-purple' },
  orange: { text: 'text-service-orange', border: 'border-service-orange' },
  red: { text: 'text-service-red', border: 'border-service-red' },
  indigo: { text: 'text-service-indigo', border: 'border-service-indigo' },
  teal: { text: 'text-service-teal', border: 'border-service-teal' },
};

/** Blue for an unknown color (spec 3). */
export const accentOf = (color: string) =>
  SERVICE_ACCENT[Object.hasOwn(SERVICE_ACCENT, color) ? (color as ServiceColor) : 'blue'];
