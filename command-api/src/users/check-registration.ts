import { z } from 'zod'
import { usernamePattern } from '@deals/events'
import { isMailAddress } from '@deals/process'
import { checkPassword } from './check-password.ts'

export interface Registration {
  readonly username: string
  readonly password: string
  readonly email: string
}
export type RegistrationErrors = Partial<Record<keyof Registration, string>>

/** The site's own people may have names too short for others. */
const ownPattern = /^[A-Za-z0-9_]{2,20}$/

/** What is wrong with a registration, by field; nothing when it may go on. */
export async function checkRegistration(
  { username, password, email }: Registration,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<RegistrationErrors> {
  const pattern = isOwn ? ownPattern : usernamePattern
  const emailProblem = checkEmail(email)
  const passwordProblem = await checkPassword(password, username)
  return {
    ...(!pattern.test(username) && { username: 'A username has 3 to 20 letters, digits and underscores' }),
    ...(passwordProblem !== null && { password: passwordProblem }),
    ...(emailProblem !== null && { email: emailProblem }),
  }
}

/** An address is optional; what is there must be one that letters can be sent to. */
export function checkEmail(email: string): string | null {
  const isAddress = z.email().safeParse(email).success && isMailAddress(email)
  return email === '' || isAddress ? null : 'Enter an e-mail address, or leave it empty'
}
