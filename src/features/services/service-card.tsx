import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathToService } from '@/content/pages';
import { cn } from '@/lib/cn';
import { SERVICE_ACCENT, ServiceIcon } from './service-icon';
import type { ServiceSummary } from './service-summary';

export function ServiceCard({ service }: { service: ServiceSummary }) {
  const accent = SERVICE_ACCENT[service.color];
  return (
    <li
      className={cn(
        'group relative grid min-w-0 grid-cols-1 content-start gap-3 border-t-3 bg-paper-raised p-6 outline outline-rule contain-paint hover:bg-paper',
        accent.border,
      )}
    >
      <ServiceIcon icon={service.icon} className={cn('size-8', accent.text)} />
      <h3 className="text-lg" dir="auto">
        <Link
          to={pathToService(service.slug)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {service.name}
        </Link>
      </h3>
      <p className="line-clamp-6 text-ink-soft" dir="auto">
        {service.description}
      </p>
      <span
        aria-hidden
        className={cn('flex items-center gap-1 text-sm font-semibold', accent.text)}
      >
        Read more <ArrowRight className="size-4" />
      </span>
    </li>
  );
}

export function ServiceCardSkeleton() {
  return (
    <li
      aria-hidden
      className="grid content-start gap-3 border-t-3 border-rule bg-paper-raised p-6 outline outline-rule"
    >
      <div className="skeleton size-8" />
      <div className="skeleton h-7 w-1/2" />
      <div className="skeleton h-24" />
      <div className="skeleton h-5 w-24" />
    </li>
  );
}
