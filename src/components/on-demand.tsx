import { useEffect, useState, type ComponentType } from 'react';
import { logError } from '@/lib/log-error';
import { toast } from './toast/toast-store';

/**
 * A part whose code is loaded when it is first shown. Where that fails (offline, a newer version has been
 * published) the visitor is told and `onFailure` is called; shown again, it is tried again. `React.lazy`
 * would keep the failure and take the page down with it.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  return function OnDemand({ onFailure, ...props }: Props & { onFailure: () => void }) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);

    useEffect(() => {
      if (Part) return;
      let wanted = true;
      load().then(
        (component) => {
          loaded = component;
          if (wanted) setPart(() => component);
        },
        (error: unknown) => {
          if (!wanted) return;
          logError('A part of the page could not be loaded', error);
          toast({
            variant: 'destructive',
            title: 'Error',
            description: 'This could not be loaded. Please check your connection and try again.',
          });
          onFailure();
        },
      );
      return () => {
        wanted = false;
      };
    }, [Part, onFailure]);

    return Part ? <Part {...(props as unknown as Props)} /> : null;
  };
}
