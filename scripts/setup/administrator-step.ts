import { create } from '../admin/create';
import { hasClaim } from '../admin/administrators';
import { NotDone, type Setup, type Step } from './step';

/** The first administrator, whose password link is printed. */
export function administratorStep({ google, ask, connect, administrator }: Setup): Step {
  return {
    label: 'Administrator',
    missing: async () => {
      const { auth, db } = await connect();
      const { docs } = await db.collection('admins').limit(100).get();
      if (docs.length === 0) return 'There is no administrator.';
      const { users } = await auth.getUsers(docs.map(({ id: uid }) => ({ uid })));
      return users.some(hasClaim) ? '' : 'No administrator’s account has access.';
    },
    apply: async () => {
      const email = administrator ?? (await ask('Email address of the first administrator: '));
      if (!email.trim())
        throw new NotDone('No email address was entered. Run this command again, or add --admin');
      await create(await connect(), email.trim(), {});
    },
    byHand: `Run \`npm run admin -- create EMAIL --project ${google.projectId}\``,
  };
}
