import { expect, it } from 'vitest';
import { likelyAddress } from '@/domain/email-typo';

it.each([
  ...['gmial.com', 'gmal.com', 'gmaill.com', 'gnail.com', 'gamil.com', 'gmail.con', 'gmailcom'],
  ...['gmail.cmo', 'gmail.co'],
])('after the domain %s, the address may be meant at gmail.com', (domain) => {
  expect(likelyAddress(`karin@${domain}`)).toBe('karin@gmail.com');
});

it.each([
  ['karin@yaho.com', 'karin@yahoo.com'],
  ['karin@hotmial.com', 'karin@hotmail.com'],
  ['karin@outlok.com', 'karin@outlook.com'],
  ['karin@iclod.com', 'karin@icloud.com'],
  ['karin@comcast.met', 'karin@comcast.net'],
])('instead of %s, %s may be meant', (address, likely) => {
  expect(likelyAddress(address)).toBe(likely);
});

it.each([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'hotmail.com', 'icloud.com', 'comcast.net'],
  // Other providers, in particular those with a similar name.
  ...['ymail.com', 'email.com', 'mail.com', 'gmx.com', 'aol.de', 'yahoo.ca', 'yahoo.co.uk'],
  ...['hotmail.de', 'hotmail.fr', 'outlook.de', 'fastmail.com', 'live.com', 'me.com'],
  // Companies.
  ...['cloud.com', 'aon.com', 'gm.com', 'ibm.com', 'sap.com', 'comcast.com', 'verizon.com'],
  ...['acme.com', 'gmail.acme.com', 'mail.gmial.org', 'acme', 'gmial'],
])('the domain %s is no typo', (domain) => {
  expect(likelyAddress(`karin@${domain}`)).toBeUndefined();
});
