import { SeoHead } from '@/features/seo/page-head';
import { useSession } from '@/features/session/session-context';
import { LandingHome } from './landing-home';

/** `/`: signed-in visitors see one home page, logged-out visitors another (spec 2). */
export function HomePage() {
  const { state } = useSession();
  return (
    <>
      <SeoHead page="home" />
      {state.status === 'signed-in' ? null : <LandingHome />}
    </>
  );
}
