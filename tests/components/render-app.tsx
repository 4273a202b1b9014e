import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { createQueryClient } from '@/app/query-client';
import { TooltipProvider } from '@/back-office/ui/icon-button';

export interface RenderOptions {
  /** URL of the page, such as '/services'. */
  path?: string;
  /** State of the router. */
  state?: unknown;
  queryClient?: ReturnType<typeof createQueryClient>;
}

/**
 * Renders a part of the application inside a page's providers.
 * @returns the result of Testing Library's `render`, plus a user-event `user`
 */
export function renderApp(
  ui: ReactNode,
  { path = '/', state, queryClient = createQueryClient() }: RenderOptions = {},
) {
  const view = render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <QueryClientProvider client={queryClient}>
          <TooltipProvider>{children}</TooltipProvider>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  });
  return { ...view, user: userEvent.setup({ delay: null }) };
}
