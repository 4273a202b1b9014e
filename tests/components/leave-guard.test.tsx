import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LeaveGuard } from '@/back-office/documents/leave-guard';
import { renderApp } from './render-app';

function Page(props: { isActive: boolean; onLeave: () => void }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <LeaveGuard text="Your changes are not saved." {...props} />
      <p>At {pathname + search + hash}</p>
      <Link to="/about?from=form#story">Away</Link>
      <Link to="/?tab=2">Same page</Link>
      <Link to="/about" target="_blank">
        New tab
      </Link>
      <Link to="/about" role="button" onClick={(event) => event.preventDefault()}>
        Button
      </Link>
      <a href="https://other.example/about" onClick={(event) => event.preventDefault()}>
        Other site
      </a>
    </>
  );
}

function renderGuard(isActive = true) {
  const onLeave = vi.fn();
  renderApp(<Page isActive={isActive} onLeave={onLeave} />);
  return onLeave;
}

const click = (name: string, init?: MouseEventInit) =>
  fireEvent.click(screen.getByText(name), init);
const dialog = () =>
  screen.queryByRole('alertdialog', {
    name: 'Leave without saving?',
    description: 'Your changes are not saved.',
  });

it('the guard asks for confirmation before the user leaves the page through a link, then stays or follows the link', async () => {
  const onLeave = renderGuard();
  click('Away');
  expect(dialog()).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Stay on this page')).toHaveFocus());
  click('Stay on this page');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText('At /')).toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
  click('Away');
  click('Leave without saving');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(screen.getByText('At /about?from=form#story')).toBeInTheDocument();
});

it('the guard doesn’t ask for confirmation if there are no unsaved changes', () => {
  renderGuard(false);
  click('Away');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText('At /about?from=form#story')).toBeInTheDocument();
});

it('the guard doesn’t ask for confirmation if a click stays in the page or is handled outside this tab', () => {
  renderGuard();
  const stop = (event: Event) => event.preventDefault();
  addEventListener('click', stop);
  for (const [name, init] of [
    ...['Same page', 'New tab', 'Button', 'Other site'].map((link) => [link, {}] as const),
    ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map(
      (key) => ['Away', { [key]: true }] as const,
    ),
    ['Away', { button: 1 }] as const,
  ]) {
    click(name, init);
    expect(dialog(), `${name} ${JSON.stringify(init)}`).not.toBeInTheDocument();
  }
  removeEventListener('click', stop);
});
