import { fireEvent, screen } from '@testing-library/react';
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

it('the guard asks for confirmation before the user leaves the page through a link, then stays or follows the link', () => {
  const onLeave = renderGuard();
  click('Away');
  expect(dialog()).toBeInTheDocument();
  expect(screen.getByText('Stay on this page')).toHaveFocus();
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

it.each(['Same page', 'New tab', 'Button', 'Other site'])(
  'the guard doesn’t ask for confirmation if the user clicks a link of this kind: %s',
  (name) => {
    renderGuard();
    click(name);
    expect(dialog()).not.toBeInTheDocument();
  },
);

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])(
  'the guard doesn’t ask for confirmation if the browser handles the click outside this tab: %j',
  (init) => {
    renderGuard();
    const stop = (event: Event) => event.preventDefault();
    addEventListener('click', stop);
    click('Away', init);
    removeEventListener('click', stop);
    expect(dialog()).not.toBeInTheDocument();
  },
);
