import { becomeAnotherFirm } from './another-firm';

becomeAnotherFirm();
