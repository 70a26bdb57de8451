import { z } from 'zod'
import { usernameKeyOf, usernamePattern, usernameSentence } from '@deals/events'
import { isMailAddress } from '@deals/process'
import { checkPassword } from './check-password.ts'
import { isKeptName } from './kept-names.ts'

export interface Registration {
  readonly username: string
  readonly password: string
  readonly email: string
}
export type RegistrationErrors = Partial<Record<keyof Registration, string>>

/** What is wrong with a registration, by field; nothing when it may go on. */
export async function checkRegistration({ username, password, email }: Registration): Promise<RegistrationErrors> {
  const usernameProblem = checkUsername(username)
  const emailProblem = checkEmail(email)
  const passwordProblem = await checkPassword(password, username)
  return {
    ...(usernameProblem !== null && { username: usernameProblem }),
    ...(passwordProblem !== null && { password: passwordProblem }),
    ...(emailProblem !== null && { email: emailProblem }),
  }
}

/** Of a member who has a name already, how it is written may change, whatever it says. */
export function checkUsername(username: string, before = ''): string | null {
  if (!usernamePattern.test(username)) {
    return usernameSentence
  }
  const isNew = usernameKeyOf(username) !== usernameKeyOf(before)
  return isNew && isKeptName(username) ? 'This name is kept for the site itself' : null
}

/** An address is optional; what is there must be one that letters can be sent to. */
export function checkEmail(email: string): string | null {
  const isAddress = z.email().safeParse(email).success && isMailAddress(email)
  return email === '' || isAddress ? null : 'Enter an e-mail address, or leave it empty'
}
