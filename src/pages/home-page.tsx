import { Suspense } from 'react';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { SeoHead } from '@/features/seo/head';
import { organizationData, StructuredDataScript } from '@/features/seo/structured-data';
import { useSession } from '@/features/session/session-context';
import { LandingHome } from './home/landing-home';

const SignedInHome = lazyComponent(
  async () => (await import('./home/signed-in-home')).SignedInHome,
);

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
