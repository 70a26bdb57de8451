import { z } from 'zod'
import { passwordMinLength, usernamePattern } from '@deals/events'
import { isMailAddress } from '@deals/events/process'

export interface Registration {
  readonly username: string
  readonly password: string
  readonly email: string
}
export type RegistrationErrors = Partial<Record<keyof Registration, string>>

const passwordMaxLength = 200
/** The site's own people may have names too short for others. */
const ownPattern = /^[A-Za-z0-9_]{2,20}$/
/** Passwords of ten characters and more that everybody tries first. */
const common = new Set(
  (
    '1234567890 0123456789 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwerty12345 ' +
    'qwerty123456 password12 password123 password1234 passwordpassword password!1 iloveyou123 iloveyou12 letmein123 ' +
    'welcome123 welcome1234 administrator football123 baseball123 superman123 princess123 sunshine123 abcdefghij ' +
    'abc1234567 asdfghjkl1 asdfghjklqwerty zxcvbnm123 1111111111 0000000000 aaaaaaaaaa changeme123 dealstream dealstream1'
  ).split(' '),
)

/** What is wrong with a registration, by field; nothing when it may go on. */
export function checkRegistration(
  { username, password, email }: Registration,
  { isOwn = false }: { isOwn?: boolean } = {},
): RegistrationErrors {
  const pattern = isOwn ? ownPattern : usernamePattern
  const emailProblem = checkEmail(email)
  const passwordProblem = checkPassword(password, username)
  return {
    ...(!pattern.test(username) && { username: 'A username has 3 to 20 letters, digits and underscores' }),
    ...(passwordProblem !== null && { password: passwordProblem }),
    ...(emailProblem !== null && { email: emailProblem }),
  }
}

/** Why this cannot be a password, or null. */
export function checkPassword(password: string, username: string): string | null {
  if ([...password].length < passwordMinLength) {
    return `A password has at least ${passwordMinLength} characters`
  }
  if (password.length > passwordMaxLength) {
    return `A password has at most ${passwordMaxLength} characters`
  }
  const plain = password.toLowerCase()
  const isGuessed = common.has(plain) || (username !== '' && plain === username.toLowerCase())
  return isGuessed ? 'This password is among the first that others would try' : null
}

/** An address is optional; what is there must be one that letters can be sent to. */
export function checkEmail(email: string): string | null {
  const isAddress = z.email().safeParse(email).success && isMailAddress(email)
  return email === '' || isAddress ? null : 'Enter an e-mail address, or leave it empty'
}
