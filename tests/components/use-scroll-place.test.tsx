import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  BrowserRouter,
  MemoryRouter,
  useNavigate,
  useSearchParams,
  type NavigateFunction,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';

let scrollY = 0;
let navigate: NavigateFunction;
let entries = 0;

/** Simulates a scroll by the user or the browser. */
function scroll(y: number) {
  scrollY = y;
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  scrollY = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => scroll(Number(args[1])));
});

afterEach(() => {
  Reflect.deleteProperty(window, 'scrollY');
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function List({ isReady }: { isReady: boolean }) {
  const [search] = useSearchParams();
  useScrollPlace(isReady);
  return <h1>{search.get('status') ?? 'all'}</h1>;
}

/** Two screens. The content of the first depends on the query string. */
function Screens({ isReady, listKey }: { isReady: boolean; listKey?: string }) {
  const [search] = useSearchParams();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  });
  return search.has('elsewhere') ? <h1>elsewhere</h1> : <List key={listKey} isReady={isReady} />;
}

/** Renders the screens in a memory router whose first entry has a unique key. */
function renderScreens() {
  entries += 1;
  const screens = (isReady: boolean, listKey = '') => (
    <MemoryRouter initialEntries={[{ pathname: '/', key: `start-${entries}` }]}>
      <Screens isReady={isReady} listKey={listKey} />
    </MemoryRouter>
  );
  const { rerender } = render(screens(true));
  return (isReady: boolean, listKey?: string) => rerender(screens(isReady, listKey));
}

const goTo = (to: string) => act(async () => void navigate(to));
const goBy = (delta: number) => act(async () => void navigate(delta));
const shown = () => screen.getByRole('heading').textContent;

it('opening a new history entry doesn’t scroll the page, and going back or forward restores the entry’s scroll position, even from another screen', async () => {
  renderScreens();
  scroll(1_200);
  await goTo('?status=new');
  expect(window.scrollTo).not.toHaveBeenCalled();
  scroll(300);
  await goTo('?elsewhere');
  scroll(50);
  await goBy(-2);
  expect([shown(), scrollY]).toEqual(['all', 1_200]);
  await goBy(1);
  expect([shown(), scrollY]).toEqual(['new', 300]);
});

it('the scroll position is restored when the content is ready, even if the browser has already scrolled', async () => {
  const setReady = renderScreens();
  scroll(1_200);
  await goTo('?status=new');
  setReady(false);
  await goBy(-1);
  scroll(80);
  expect(window.scrollTo).not.toHaveBeenCalled();
  setReady(true);
  expect(scrollY).toBe(1_200);
});

it('the scroll position is restored only once per visit', async () => {
  const setReady = renderScreens();
  scroll(1_200);
  await goTo('?status=new');
  await goBy(-1);
  scroll(700);
  setReady(false);
  setReady(true);
  expect(window.scrollTo).toHaveBeenCalledOnce();
  await goBy(1);
  await goBy(-1);
  expect(scrollY).toBe(700);
});

it('the page doesn’t scroll when the content of a new history entry is replaced', async () => {
  const setReady = renderScreens();
  await goTo('?status=new');
  scroll(1_200);
  scrollY = 100;
  setReady(true, 'replaced');
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('the scroll position of an entry is preserved if the browser scrolls before the next entry is shown', async () => {
  render(
    <BrowserRouter>
      <Screens isReady />
    </BrowserRouter>,
  );
  scroll(300);
  await goTo('?status=closed');
  scroll(900);

  const seen: unknown[] = [];
  const scrollEarly = () => {
    seen.push(shown());
    scroll(300);
  };
  addEventListener('popstate', scrollEarly, { once: true });
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(seen).toEqual(['closed']));
  });
  expect(shown()).toBe('all');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);

  addEventListener('popstate', () => seen.push(''), { once: true });
  await act(async () => {
    history.forward();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });
  expect([shown(), scrollY]).toEqual(['closed', 900]);
});
