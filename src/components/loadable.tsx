import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is a file of its own; `preload` loads it before it is shown. */
export type Loadable<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

/**
 * `React.lazy`, but for two things: once it is loaded it is shown at once, without a Suspense fallback even
 * for a moment (a static page that is taken over would lose what stands there), and a failure is not kept:
 * shown again, it is tried again.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const makeLazy = (): ComponentType<Props> =>
    lazy(() =>
      preload().catch((error: unknown) => {
        pending = makeLazy();
        throw error;
      }),
    );
  let pending = makeLazy();

  function LoadablePart(props: Props) {
    const [Part] = useState(() => loaded ?? pending);
    return <Part {...props} />;
  }
  return Object.assign(LoadablePart, { preload: async () => void (await preload()) });
}
