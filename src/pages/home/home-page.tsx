import { Suspense } from 'react';
import { loadable } from '@/components/loadable';
import { Loading } from '@/components/loading';
import { SeoHead } from '@/features/seo/page-head';
import { organizationData } from '@/features/seo/structured-data';
import { StructuredDataScript } from '@/features/seo/structured-data-script';
import { useSession } from '@/features/session/session-context';
import { LandingHome } from './landing-home';

const SignedInHome = loadable(async () => (await import('./signed-in-home')).SignedInHome);

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
