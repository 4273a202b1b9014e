import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { TextListField } from '@/back-office/documents/text-list-field';
import { IconButton } from '@/back-office/ui/icon-button';
import { Select } from '@/back-office/ui/select';
import { newRow } from '@/collections/form-values';
import { ExternalLink } from '@/components/external-link';
import { FormField } from '@/components/form-field';
import { currentToast, dismissToast, toast } from '@/components/toast/toast-store';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFocusRepair } from '@/components/use-focus-repair';
import { renderApp } from './render-app';

afterEach(() => {
  act(() => dismissToast(currentToast()?.id ?? 0));
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('an external link opens its URL in the same window, or is announced as unavailable and can’t be focused', async () => {
  const classNames = { className: 'link', unavailableClassName: 'quiet' };
  const { rerender } = render(
    <ExternalLink label="Blog" url="https://a.example" {...classNames} />,
  );
  const link = () => screen.getByRole('link', { name: 'Blog' });
  expect(link()).toHaveAttribute('href', 'https://a.example');
  for (const name of ['target', 'aria-disabled']) expect(link()).not.toHaveAttribute(name);
  expect(link().className).toBe('link');
  rerender(<ExternalLink label="Blog" url="" {...classNames} />);
  expect(link()).toHaveAttribute('aria-disabled', 'true');
  expect(link()).not.toHaveAttribute('href');
  expect(link().className).toBe('quiet');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

function Email(props: { error?: string; announcesError?: boolean }) {
  return (
    <FormField id="email" label="Email" mark="required" help="For our reply only." {...props}>
      <Input
        id="email"
        aria-invalid={Boolean(props.error)}
        aria-describedby="email-help email-error"
      />
    </FormField>
  );
}

it('a form field omits the asterisk from its control’s accessible name, describes the control with the help text and error, and can announce the error', () => {
  const { rerender, container } = render(<Email announcesError />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAccessibleDescription(/^For our reply only\.\s*$/);
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  // Screen readers announce changes only in a live region that already exists.
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(<Email announcesError error="Enter your email address." />);
  expect(region).toHaveTextContent('Enter your email address.');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('For our reply only. Enter your email address.');
  rerender(<Email error="Enter your email address." />);
  expect(container.querySelector('[aria-live]')).toBeNull();
});

function renderSelect(value: string, disabled = false) {
  const onValueChange = vi.fn();
  const options = ['New', 'Closed'].map((label) => ({ value: label.toLowerCase(), label }));
  const props = { label: 'Status', placeholder: 'on hold', options, value, disabled };
  const view = renderApp(<Select {...props} onValueChange={onValueChange} />);
  return { ...view, onValueChange, control: screen.getByRole('combobox', { name: /^Status/ }) };
}

it('the dropdown shows its value or placeholder, also in its accessible name, and reports the selected option; a disabled one can receive focus but doesn’t open', async () => {
  const { control: chosen, unmount } = renderSelect('closed');
  expect(chosen).toHaveTextContent(/^Closed$/);
  expect(chosen).toHaveAccessibleName('Status Closed');
  unmount();
  const select = renderSelect('on hold');
  const { user, control, onValueChange } = select;
  expect(control).toHaveAccessibleName('Status on hold');
  await user.click(control);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['New', 'Closed']);
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('closed');
  expect(control).toHaveFocus();
  select.unmount();
  const { control: disabled, onValueChange: onChange } = renderSelect('new', true);
  expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await user.click(disabled);
  expect(disabled).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown} c');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

function renderList(...texts: string[]) {
  const onSubmit = vi.fn();
  const defaultValues = { benefits: texts.map((text) => newRow(text)) };
  function ListForm() {
    const form = useForm({ defaultValues });
    const submit = form.handleSubmit(({ benefits }) => onSubmit(benefits.map(({ text }) => text)));
    return (
      <form onSubmit={(event) => void submit(event)}>
        <TextListField form={form} name="benefits" label="Benefits" item="Benefit" />
        <button type="submit">Save</button>
      </form>
    );
  }
  return { ...renderApp(<ListForm />), onSubmit };
}

const row = (number: number) => screen.getByRole('textbox', { name: `Benefit ${number}` });
const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

it('Add appends an empty row, Enter inserts a row below the current one, pasted lines become rows, and none of them submits the form', async () => {
  const { user, onSubmit } = renderList('Tea, ');
  await user.click(button('Add Benefit'));
  expect(texts()).toEqual(['Tea, ', '']);
  expect(row(2)).toHaveFocus();
  await user.type(row(1), '!', { initialSelectionStart: 5 });
  await user.keyboard('{ArrowLeft}');
  await user.paste('• Coffee\r\n\r\n - Juice\n* Milk');
  await user.keyboard(' and sugar');
  expect(texts()).toEqual(['Tea, Coffee', 'Juice', 'Milk and sugar!', '']);
  await user.type(row(1), '{Enter}');
  expect(row(2)).toHaveFocus();
  await user.paste('- one line');
  expect(texts()).toEqual(['Tea, Coffee', '- one line', 'Juice', 'Milk and sugar!', '']);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the removal of a row is announced, and focus moves to a remaining row or to the Add button', async () => {
  const { user } = renderList('Tea', 'Coffee', 'Water');
  await user.click(button('Remove Benefit 1'));
  expect(texts()).toEqual(['Coffee', 'Water']);
  expect(screen.getByRole('status')).toHaveTextContent('Benefit 1 removed, 2 left');
  await waitFor(() => expect(row(1)).toHaveFocus());
  // Another row now has the removed row's number.
  await user.click(button('Add Benefit'));
  await user.click(button('Remove Benefit 1'));
  await waitFor(() => expect(row(1)).toHaveFocus());
  await user.click(button('Remove Benefit 2'));
  await waitFor(() => expect(row(1)).toHaveFocus());
  await user.click(button('Remove Benefit 1'));
  await waitFor(() => expect(button('Add Benefit')).toHaveFocus());
});

it('the buttons move a row up and down, but not past the ends, and keep focus', async () => {
  const { user, onSubmit } = renderList('Tea', 'Coffee', 'Water');
  for (const name of ['Move Benefit 1 up', 'Move Benefit 3 down']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
    expect(texts()).toEqual(['Tea', 'Coffee', 'Water']);
    expect(button(name)).toHaveFocus();
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button('Move Benefit 1 down'));
  expect(texts()).toEqual(['Coffee', 'Tea', 'Water']);
  expect(screen.getByRole('status')).toHaveTextContent('Benefit moved to position 2 of 3');
  expect(button('Move Benefit 2 down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Move Benefit 3 down')).toHaveFocus();
  await user.click(button('Move Benefit 3 up'));
  expect(button('Move Benefit 2 up')).toHaveFocus();
  await user.click(button('Save'));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['Coffee', 'Tea', 'Water']);
});

/** A dialog with several buttons, one of which is a Save button that can be disabled or removed. */
function SaveDialog({ isPending = false, isRemoved = false }) {
  const row = useRef<HTMLDivElement>(null);
  useFocusRepair(row, isPending || isRemoved, (element) =>
    element.querySelector('button')?.focus(),
  );
  return (
    <div tabIndex={-1} role="dialog">
      <div ref={row}>
        {!isRemoved && <button disabled={isPending}>Save</button>}
        <button>Next</button>
      </div>
      <button>Elsewhere</button>
    </div>
  );
}

/** Moves focus to the body. Browsers do this when the focused control is disabled; jsdom doesn't. */
function loseFocus() {
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  expect(document.body).toHaveFocus();
}

it('focus returns to a control that is enabled again, or moves to the next control if the focused one is removed', async () => {
  const { rerender } = render(<SaveDialog />);
  expect(document.body).toHaveFocus();
  rerender(<SaveDialog />);
  expect(document.body).toHaveFocus();
  button('Save').focus();
  rerender(<SaveDialog isPending />);
  loseFocus();
  rerender(<SaveDialog />);
  await waitFor(() => expect(button('Save')).toHaveFocus());
  rerender(<SaveDialog isRemoved />);
  await waitFor(() => expect(button('Next')).toHaveFocus());
});

it.each([
  ['the dialog, which a focus trap has focused', () => screen.getByRole('dialog'), 'Save'],
  ['a button next to it', () => button('Next'), 'Next'],
  ['a button elsewhere', () => button('Elsewhere'), 'Elsewhere'],
])(
  'when a control is enabled again, focus on %s moves to %s',
  async (_where, focused, expected) => {
    const { rerender } = render(<SaveDialog isPending />);
    focused().focus();
    rerender(<SaveDialog />);
    await waitFor(() => expect(button(expected)).toHaveFocus());
  },
);

function RepairedTwice({ isRemoved }: { isRemoved: boolean }) {
  const [outer, inner] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useFocusRepair(inner, isRemoved, (element) => element.querySelector('button')?.focus());
  useFocusRepair(outer, isRemoved, (element) => element.focus());
  return (
    <div ref={outer} tabIndex={-1}>
      <div ref={inner}>
        <button>Next</button>
      </div>
      {!isRemoved && <button>Removed</button>}
    </div>
  );
}

it('if two containers lost the focused control, the narrower one decides where the focus goes', async () => {
  const { rerender } = render(<RepairedTwice isRemoved={false} />);
  button('Removed').focus();
  rerender(<RepairedTwice isRemoved />);
  await waitFor(() => expect(button('Next')).toHaveFocus());
});

it('a tooltip opens after 700 ms, and the next one immediately, unless 300 ms have passed', () => {
  vi.useFakeTimers();
  const labels = ['Edit', 'Delete', 'Undo'];
  renderApp(labels.map((label) => <IconButton key={label} label={label} icon={<Pencil />} />));
  const tooltip = () => screen.queryByRole('tooltip')?.textContent;
  const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
  /** Moves the pointer off a button and away from its tooltip, which stays open while approached. */
  function leave(name: string) {
    fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 400, clientY: 400 });
    expect(tooltip()).toBeUndefined();
  }
  enter('Edit');
  wait(699);
  expect(tooltip()).toBeUndefined();
  wait(1);
  expect(tooltip()).toBe('Edit');
  // Screen readers would say the label twice.
  expect(button('Edit')).not.toHaveAccessibleDescription();
  leave('Edit');
  wait(299);
  enter('Delete');
  expect(tooltip()).toBe('Delete');
  leave('Delete');
  wait(300);
  enter('Undo');
  expect(tooltip()).toBeUndefined();
});

it('a button with aria-disabled keeps the focus, but neither acts nor submits its form', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Title" />
      <Button type="submit" aria-disabled={isBusy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { user, rerender } = renderApp(form(true));
  const pressAll = async () => {
    await user.click(button('Save'));
    expect(button('Save')).toHaveFocus();
    await user.type(screen.getByLabelText('Title'), '{Enter}');
  };
  await pressAll();
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  onSubmit.mockImplementation((event: Event) => event.preventDefault());
  rerender(form(false));
  await pressAll();
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

/** The visible notifications. Radix announces them in a separate element. */
const list = () => screen.findByRole('region', { name: /Notifications/ });

it.each([
  ['the page', false],
  ['an open native dialog', true],
])('a notification in %s is announced with spaces between its parts', async (_where, open) => {
  await ToastViewport.preload();
  // Radix removes the announcement after a second, which a busy machine could miss.
  vi.useFakeTimers();
  const { container } = renderApp([<dialog key="dialog" open={open} />, <Toaster key="toaster" />]);
  act(() => toast({ title: 'Login Failed', description: 'Invalid credentials' }));
  wait(500);
  const announcement = screen.getByText('Notification Login Failed Invalid credentials');
  expect(announcement).toHaveAttribute('aria-live', 'assertive');
  expect(container.querySelector('dialog')?.contains(announcement)).toBe(open);
});

it('the site shows only the newest notification, whose button calls its handler, and which can be dismissed', async () => {
  const { user } = renderApp(<Toaster />);
  const onClick = vi.fn();
  act(() => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
  });
  await within(await list()).findByText('Second');
  act(() => toast({ title: 'Third', action: { label: 'Undo', onClick } }));
  await within(await list()).findByText('Third');
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  await user.click(button('Undo'));
  expect(onClick).toHaveBeenCalledOnce();
  act(() => toast({ title: 'Restored' }));
  await within(await list()).findByText('Restored');
  await user.click(button('Dismiss'));
  expect(screen.queryByText('Restored')).not.toBeInTheDocument();
});

it('a notification disappears after 5,000 ms or a swipe of more than 50 px to the right', async () => {
  await ToastViewport.preload();
  vi.useFakeTimers();
  renderApp(<Toaster />);
  const show = (title: string) => {
    act(() => toast({ title }));
    return screen.getByText(title, { selector: 'li *' });
  };
  const saved = show('Saved');
  wait(4_999);
  expect(saved).toBeInTheDocument();
  wait(1);
  expect(saved).not.toBeInTheDocument();
  for (const distance of [50, -80, 51]) {
    const text = show(`Swiped ${distance}`);
    const at = (clientX: number) => ({ clientX, clientY: 100, button: 0, pointerId: 1 });
    fireEvent.pointerDown(text, at(200));
    fireEvent.pointerMove(text, at(200 + distance / 2));
    fireEvent.pointerMove(text, at(200 + distance));
    fireEvent.pointerUp(text, at(200 + distance));
    expect(!document.contains(text)).toBe(distance > 50);
  }
});
