import { accountLetter, type PlainLetter } from './account-letter.ts'

const links = { publicUrl: 'https://deals.example', linkFor: () => 'https://deals.example/link' }
const words = (kind: PlainLetter['kind'], about: string | null) =>
  accountLetter({ kind, about }, links).paragraphs?.join(' ') ?? ''

it.each([
  ['password-changed', 'My laptop, Authenticator', 'These ways to sign in stay: My laptop, Authenticator.'],
  ['account-given-back', 'Ann', 'Choose a new password now, and then add a second way to sign in again.'],
  ['address-given-up', 'Ann', 'gave the account Ann back to its owner, at another address.'],
  ['factor-added', 'My laptop', 'Then set a new password: alone, that would leave this way to sign in.'],
] as const)('%s of an account with %s says what there is to do', (kind, about, said) => {
  expect(words(kind, about)).toContain(said)
})

it.each(['', null])('a new password leaves nothing where there is nothing beside it', (about) => {
  expect(words('password-changed', about)).not.toContain('ways to sign in')
})
