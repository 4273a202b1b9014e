import type { Contact } from './contact';
import { characterCount, INVISIBLE } from './text';
import { THROWAWAY_DOMAINS } from './throwaway-domains';

/** In visible characters; shorter messages such as "Please call me" are often the same by chance. */
const MIN_SAME_TEXT = 20;
const MIN_LINKS = 3;
/** Of a message; fewer letters say little about its script. */
const MIN_LETTERS = 20;

/** Of a message, from its start: enough to tell its script. */
const SCRIPT_SAMPLE = 1_000;

/**
 * Why each of the contacts may be spam, in words, by id; no entry where nothing speaks for it. Messages are
 * compared among the given contacts only. Takes time in proportion to the length of all texts.
 */
export function spamReasons(contacts: Contact[]): Map<string, string[]> {
  const messages = contacts.map(({ message, email }) => [fold(message), fold(email)] as const);
  const senders = sendersByText(messages);
  const reasons = new Map<string, string[]>();
  contacts.forEach((contact, index) => {
    const [text = ''] = messages[index] ?? [];
    const found = [
      sameMessageReason(text, senders),
      linksReason(contact),
      scriptReason(contact),
      throwawayReason(contact),
    ].filter((reason) => reason !== undefined);
    if (found.length > 0) reasons.set(contact.id, found);
  });
  return reasons;
}

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]+`, 'gu');

/** For comparisons: without letter case, spaces, and invisible characters. */
function fold(text: string): string {
  return text.toLowerCase().replace(INVISIBLE_CHARACTERS, '');
}

/** The different addresses that sent each message. Both are folded. */
function sendersByText(messages: (readonly [text: string, address: string])[]) {
  const senders = new Map<string, Set<string>>();
  for (const [text, address] of messages) {
    if (!address) continue;
    const addresses = senders.get(text) ?? new Set();
    senders.set(text, addresses.add(address));
  }
  return senders;
}

function sameMessageReason(text: string, senders: Map<string, Set<string>>) {
  const count = senders.get(text)?.size ?? 0;
  if (count < 2 || characterCount(text) < MIN_SAME_TEXT) return undefined;
  return `The same message came from ${count} addresses`;
}

/**
 * A link: BBCode or HTML markup with its address, or an address that begins with http(s):// or www. Every place
 * counts, also of the same address; markup whose text repeats its address counts once.
 */
const LINK = new RegExp(
  [
    String.raw`(?:\[url\s?[\]=]|\bhref\s?=)\s?["']?(?:https?://)?([^\s"'<>[\]]+)` +
      String.raw`(?:["']?[^<>[\]]{0,60}[>\]](?:https?://)?\1)?`,
    String.raw`\bhttps?://[^\s"'<>[\]]+`,
    String.raw`\bwww\.[^\s"'<>[\]]+`,
  ].join('|'),
  'giu',
);

function linksReason({ message }: Contact) {
  const count = message.match(LINK)?.length ?? 0;
  return count < MIN_LINKS ? undefined : `${count} links in the message`;
}

/** Scripts by name on screen; Japanese mixes three, so they count as one. */
const SCRIPTS = Object.entries({
  Latin: ['Latin'],
  Cyrillic: ['Cyrillic'],
  Greek: ['Greek'],
  Arabic: ['Arabic'],
  Hebrew: ['Hebrew'],
  'Chinese or Japanese': ['Han', 'Hiragana', 'Katakana'],
  Korean: ['Hangul'],
  Devanagari: ['Devanagari'],
  Bengali: ['Bengali'],
  Tamil: ['Tamil'],
  Telugu: ['Telugu'],
  Thai: ['Thai'],
  Georgian: ['Georgian'],
  Armenian: ['Armenian'],
  Ethiopic: ['Ethiopic'],
});

/** One group for each of SCRIPTS. */
const LETTERS = new RegExp(
  SCRIPTS.map(([, scripts]) => {
    const letters = scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
    return `([${letters}]+)`;
  }).join('|'),
  'gu',
);

/** The script with the most letters in the text, and how many letters of all these scripts it has. */
function dominantScript(text: string): { script: string | undefined; letters: number } {
  const counts = SCRIPTS.map(() => 0);
  for (const [run, ...groups] of text.matchAll(LETTERS)) {
    const index = groups.findIndex((group) => group !== undefined);
    counts[index] = (counts[index] ?? 0) + run.length;
  }
  const letters = counts.reduce((sum, count) => sum + count, 0);
  const script = letters > 0 ? SCRIPTS[counts.indexOf(Math.max(...counts))]?.[0] : undefined;
  return { script, letters };
}

function scriptReason({ name, email, message }: Contact) {
  // Without a name it is the address, which is Latin in every language.
  if (name === email) return undefined;
  const ofName = dominantScript(name).script;
  // Links are Latin in every language.
  const words = message.slice(0, SCRIPT_SAMPLE).replace(LINK, ' ');
  const { script, letters } = dominantScript(words);
  if (!ofName || letters < MIN_LETTERS || ofName === script) return undefined;
  return `Name in ${ofName} script, message in ${script}`;
}

function throwawayReason({ email }: Contact) {
  const labels = email.trim().toLowerCase().split('@').at(-1)?.split('.') ?? [];
  const domain = labels.slice(-2).join('.');
  return THROWAWAY_DOMAINS.has(domain) ? `Throwaway email address at ${domain}` : undefined;
}
