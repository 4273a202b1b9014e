import { startBenchSite } from './tools/bench-site';
import { measurePress, type Press } from './tools/measure-press';
import { median } from './tools/median';
import { runCommand } from './tools/run-command';

const ROUNDS = 9;
const DESKTOP = 1280;

/** The first press needs no script; the others may take at most twice as long (design 6). */
const PRESSES: Record<string, Press> = {
  'Services menu (native)': {
    path: '/',
    width: DESKTOP,
    control: '[popovertarget=services-menu]',
    response: '#services-menu:popover-open',
  },
  'Open menu': { path: '/', control: '[commandfor=mobile-menu]', response: '#mobile-menu[open]' },
  'Get Free Consultation': {
    path: '/',
    control: 'main [commandfor=contact-dialog]',
    response: '#contact-dialog[open] form',
  },
  Login: {
    path: '/',
    width: DESKTOP,
    control: 'header [commandfor=auth-dialog]',
    response: '#auth-dialog[open] form',
  },
  'Explore Services': {
    path: '/',
    control: 'main a[href="/services"]',
    response: ':root:has(link[rel=canonical][href$="/services"]) h1',
  },
  'Send Message on /contact: "Sending..."': {
    path: '/contact',
    control: 'form [type=submit]',
    response: 'form[data-submitted] [data-label=pending], [aria-invalid=true]',
  },
  'Send Message on /contact: validation errors': {
    path: '/contact',
    control: 'form [type=submit]',
    response: '[aria-invalid=true]',
  },
};

/* `npm run bench:presses` measures how fast main buttons respond on a simulated phone right after the first paint. */
runCommand(async () => {
  const { browser, origin } = await startBenchSite();
  const table: Record<string, { 'response (ms)': number; 'since navigation (ms)': number }> = {};
  for (const [name, press] of Object.entries(PRESSES)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measurePress(browser, origin, press));
    }
    table[name] = {
      'response (ms)': median(rounds.map(({ response }) => response)),
      'since navigation (ms)': median(rounds.map(({ sinceStart }) => sinceStart)),
    };
    console.log(`${name} … measured`);
  }
  await browser.close();
  console.log(`\nMedians of ${ROUNDS} cold loads:`);
  console.table(table);
});
