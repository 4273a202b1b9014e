import { lazy, useState, type ComponentType } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

const failed = new Set<() => void>();

/** Only for the reset of an error boundary: React itself renders a failed component again, which would loop. */
export function retryFailedComponents(): void {
  for (const retry of failed) retry();
}

/** Like `React.lazy`, but the code can be loaded again after a failure, and loaded code never suspends. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;

  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const createLazy = (): ComponentType<Props> =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        failed.add(retry);
        throw error;
      }),
    );
  let pending = createLazy();
  function retry() {
    failed.delete(retry);
    pending = createLazy();
  }

  function Lazy(props: Props) {
    const [Component] = useState(() => loaded ?? pending);
    return <Component {...props} />;
  }

  async function preload() {
    if (failed.has(retry)) retry();
    await loadOnce();
  }

  return Object.assign(Lazy, { preload });
}
