import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { careerDeskQueries } from '@/back-office/careers/career-desk-data';
import { quotedCareerTitle } from '@/back-office/careers/career-title';
import { Desk } from '@/back-office/documents/desk';
import { EditDialog, Fields } from '@/back-office/documents/edit-dialog';
import { EditFields } from '@/back-office/documents/edit-fields';
import { editKind } from '@/back-office/documents/edit-kind';
import { ITEM_URL, useOpenItem } from '@/back-office/documents/use-open-item';
import { AdminPage } from '@/back-office/frame/admin-page';
import { careers, parseCareer } from '@/collections/careers';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

const { title, department, location, benefits } = careers.fields;

/** A career with few fields, because what the forms of all collections share needs no more. */
const SMALL = { ...careers, fields: { title, department, location, benefits } } as const;

const kind = editKind('careers', SMALL, {
  parse: parseCareer,
  quotedTitle: quotedCareerTitle,
  savedQuery: careerDeskQueries.one,
});

const useOne = (id: string) => useQuery({ ...careerDeskQueries.one(id), enabled: id !== '' });

function SmallDesk() {
  const open = useOpenItem(kind, ITEM_URL, useOne);
  const query = useInfiniteQuery(careerDeskQueries.list('all'));
  return (
    <>
      <Link to="/admin/dashboard">Back to Dashboard</Link>
      <button onClick={open.add}>Add Career</button>
      <Desk
        name="Careers"
        noun="career"
        open={open}
        query={query}
        pages={query}
        items={query.data?.pages.flatMap(({ items }) => items) ?? []}
        empty="No careers"
      >
        {(career) => <button onClick={() => open.edit(career)}>Edit {career.title}</button>}
      </Desk>
      <EditDialog kind={kind} open={open}>
        <Fields>{(edit) => <EditFields edit={edit} collection={SMALL} />}</Fields>
      </EditDialog>
    </>
  );
}

export const DEV = {
  title: 'Developer',
  department: 'Engineering',
  location: 'Denver',
  benefits: ['Tea'],
};

/** Renders the small desk with a query string such as '?id=one'. */
export const renderSmallDesk = (query = '') =>
  renderAdmin(
    <AdminPage title="Careers" loadingText="Loading...">
      <SmallDesk />
    </AdminPage>,
    `/admin/careers${query}`,
  );

/** Opens a store with the career DEV for an administrator, and renders the small desk. */
export function openSmallDesk(query = '') {
  const store = openStore(ADMINISTRATOR);
  store.put('careers/one', DEV);
  return { ...renderSmallDesk(query), store };
}

/** Opens the small desk and, with the button of this name, its form. */
export async function openSmallForm(button: 'Add Career' | 'Edit Developer') {
  const view = openSmallDesk();
  await view.user.click(await screen.findByText(button));
  return { ...view, form: within(screen.getByRole('dialog')) };
}
