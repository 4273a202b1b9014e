import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is a file of its own; `preload` loads it before it is shown. */
export type Loadable<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

/**
 * `React.lazy`, but for two things: once it is loaded it is shown at once, without a Suspense fallback even
 * for a moment (a static page that is taken over would lose what stands there), and after a failure `preload`
 * tries again.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;

  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const makeLazy = (): ComponentType<Props> =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let waiting = makeLazy();

  function LoadablePart(props: Props) {
    const [Part] = useState(() => loaded ?? waiting);
    return <Part {...props} />;
  }

  async function preload() {
    // Not before somebody asks anew: React renders a failed part once more, which must not begin a new wait.
    if (hasFailed) waiting = makeLazy();
    hasFailed = false;
    await loadOnce();
  }

  return Object.assign(LoadablePart, { preload });
}
