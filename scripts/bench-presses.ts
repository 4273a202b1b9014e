import { startBenchSite } from './tools/bench-site';
import { measurePress, type Press } from './tools/measure-press';
import { median } from './tools/median';
import { runCommand } from './tools/run-command';

const ROUNDS = 9;
const DESKTOP = 1280;

/** The others may take at most twice as long as the first, which needs no script (design 6). */
const PRESSES: Record<string, Press> = {
  'Services menu (native)': {
    path: '/',
    width: DESKTOP,
    control: '[popovertarget=services-menu]',
    answer: '#services-menu:popover-open',
  },
  'Open menu': { path: '/', control: '[commandfor=mobile-menu]', answer: '#mobile-menu[open]' },
  'Get Free Consultation': {
    path: '/',
    control: 'main [commandfor=contact-dialog]',
    answer: '#contact-dialog[open] form',
  },
  Login: {
    path: '/',
    width: DESKTOP,
    control: 'header [commandfor=auth-dialog]',
    answer: '#auth-dialog[open] form',
  },
  'Explore Services': {
    path: '/',
    control: 'main a[href="/services"]',
    answer: ':root:has(link[rel=canonical][href$="/services"]) h1',
  },
  'Send Message on /contact: "Sending..."': {
    path: '/contact',
    control: 'form [type=submit]',
    answer: 'form[data-submitted] [data-label=pending], [aria-invalid=true]',
  },
  'Send Message on /contact: checked': {
    path: '/contact',
    control: 'form [type=submit]',
    answer: '[aria-invalid=true]',
  },
};

/* `npm run bench:presses`: how soon each main button answers on a simulated phone, right after the first paint. */
runCommand(async () => {
  const { browser, origin } = await startBenchSite();
  const table: Record<string, { 'answer (ms)': number; 'since navigation (ms)': number }> = {};
  for (const [name, press] of Object.entries(PRESSES)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measurePress(browser, origin, press));
    }
    table[name] = {
      'answer (ms)': median(rounds.map(({ answer }) => answer)),
      'since navigation (ms)': median(rounds.map(({ sinceStart }) => sinceStart)),
    };
    console.log(`${name} … measured`);
  }
  await browser.close();
  console.log(`\nMedians of ${ROUNDS} cold loads:`);
  console.table(table);
});
