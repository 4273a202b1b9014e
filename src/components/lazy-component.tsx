import { lazy, useState, type ComponentType } from 'react';

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

/** Like `React.lazy`, but never suspends once loaded (hydration would discard the markup), and `preload` can retry. */
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
    // Reset only here: React retries a failed lazy render once.
    if (hasFailed) pending = createLazy();
    hasFailed = false;
    await loadOnce();
  }

  return Object.assign(Lazy, { preload });
}
