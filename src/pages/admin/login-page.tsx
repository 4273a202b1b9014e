import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast-store';
import { pathTo } from '@/content/pages';
import type { User } from '@/domain/user';
import { PrivateHead } from '@/features/seo/head';
import { LoginForm } from '@/features/session/login-form';
import { useSession } from '@/features/session/session-context';
import { useAdminWelcome } from '@/features/session/use-access-watch';
import './admin.css';

export function LoginPage() {
  const navigate = useNavigate();
  const { state, start } = useSession();
  const welcome = useAdminWelcome();
  useEffect(start, [start]);
  if (state.status === 'signed-in') return <Navigate to={pathTo('admin/dashboard')} replace />;

  function handleSuccess(user: User) {
    void welcome(user);
    void navigate(pathTo('admin/dashboard'));
  }

  function handleFailure(error: unknown) {
    const description = (error instanceof Error && error.message) || 'Invalid credentials';
    toast({ variant: 'destructive', title: 'Login Failed', description });
    return description;
  }

  return (
    <>
      <PrivateHead title="Admin Login" />
      <div className="drawing-grid grid place-items-center px-4 py-16">
        <div className="w-full max-w-md rounded-lg border border-rule bg-paper p-6 shadow-raised sm:p-8">
          <h1 className="text-2xl">Admin Login</h1>
          <p className="mt-1 mb-6 text-ink-soft">For administrators of this website.</p>
          <LoginForm isFocused onSuccess={handleSuccess} onFailure={handleFailure} />
        </div>
      </div>
    </>
  );
}
