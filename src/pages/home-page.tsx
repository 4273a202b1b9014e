import { Suspense } from 'react';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { SeoHead } from '@/features/seo/head';
import { organizationData } from '@/features/seo/structured-data';
import { StructuredDataScript } from '@/features/seo/structured-data-script';
import { useSession } from '@/features/session/session-context';
import { LandingHome } from './home/landing-home';

const SignedInHome = lazyComponent(
  async () => (await import('./home/signed-in-home')).SignedInHome,
);

/**
 * `/`: signed-in visitors see one home page, logged-out visitors another (spec 2). Whoever is not known
 * yet to be signed in, because the identity provider doesn't answer, gets the page for everyone.
 */
export function HomePage() {
  const { state } = useSession();
  return (
    <>
      <SeoHead page="home" />
      <StructuredDataScript data={organizationData({ withAddress: false })} />
      {state.status === 'signed-in' ? (
        <Suspense fallback={<Loading text="Loading page" />}>
          <SignedInHome user={state.user} />
        </Suspense>
      ) : (
        <LandingHome />
      )}
    </>
  );
}
