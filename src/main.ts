import { startPage } from './app/start/start-page';

startPage();
