/** What is wrong with the fields of a letter, by name. */
export type FieldErrors = Readonly<Record<string, string>>

interface Length {
  readonly min: number
  readonly max: number
}

/** How long the parts of a letter may be. */
export const inquiryLimits = {
  title: { min: 5, max: 120 },
  text: { min: 20, max: 4_000 },
  name: { min: 1, max: 80 },
} as const satisfies Readonly<Record<string, Length>>

const mail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

function lengthError(text: string, { min, max }: Length, what: string): string | undefined {
  const { length } = text.trim()
  if (length < min) {
    return min === 1 ? `Please enter ${what}.` : `Please enter ${what} of at least ${min} characters.`
  }
  return length > max ? `At most ${max} characters, please.` : undefined
}

const mailError = (text: string) => (mail.test(text.trim()) ? undefined : 'Please enter an e-mail address.')

function found(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}

/** Looks through a bug report before it is sent. */
export function checkBugReport(form: { title: string; description: string; email: string }): FieldErrors {
  return found({
    title: lengthError(form.title, inquiryLimits.title, 'a title'),
    description: lengthError(form.description, inquiryLimits.text, 'a description'),
    email: form.email.trim() === '' ? undefined : mailError(form.email),
  })
}

/** Looks through a message before it is sent. */
export function checkContact(form: { name: string; email: string; message: string }): FieldErrors {
  return found({
    name: lengthError(form.name, inquiryLimits.name, 'your name'),
    email: mailError(form.email),
    message: lengthError(form.message, inquiryLimits.text, 'a message'),
  })
}
