import { lazy, useState, type ComponentType } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

/** Like `React.lazy`, but `preload` can retry, and loaded code never suspends, so that hydration keeps the markup. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;

  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const createLazy = (): ComponentType<Props> =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let pending = createLazy();

  function Lazy(props: Props) {
    const [Component] = useState(() => loaded ?? pending);
    return <Component {...props} />;
  }

  async function preload() {
    // Reset only here, because React itself retries a failed lazy render once.
    if (hasFailed) pending = createLazy();
    hasFailed = false;
    await loadOnce();
  }

  return Object.assign(Lazy, { preload });
}
