import { useState } from 'react'
import type { FieldErrors } from '../../features/inquiries/check-inquiry.ts'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'

type Texts = Record<string, string>

interface Received {
  readonly data?: { readonly reference?: string | undefined }
  readonly error?: unknown
}

interface InquiryForm<Form extends Texts> {
  readonly initial: Form
  readonly check: (form: Form) => FieldErrors
  /** Sends the form; why that failed is shown. */
  readonly send: (form: Form) => Promise<Received>
}

interface Wrong {
  readonly errors: FieldErrors
  /** How often it was sent. */
  readonly attempt: number
}

const thanksFor = (received: Received['data']): string =>
  received?.reference === undefined ? 'Thanks.' : `Thanks. Reference ${received.reference}.`

/** The state of a letter: what is written, what is wrong with it, and what the site answered. */
export function useInquiryForm<Form extends Texts>({ initial, check, send }: InquiryForm<Form>) {
  const [form, setForm] = useState(initial)
  const [{ errors, attempt }, setWrong] = useState<Wrong>({ errors: {}, attempt: 0 })
  const [failure, setFailure] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = async () => {
    const found = check(form)
    setWrong({ errors: found, attempt: attempt + 1 })
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      return
    }
    setIsBusy(true)
    const { data, error } = await send(form)
    if (error === undefined) {
      setAnswer(thanksFor(data))
    } else {
      const fields = fieldsOf(error)
      setWrong({ errors: fields, attempt: attempt + 1 })
      setFailure(Object.keys(fields).length === 0 ? sentenceOf(error) : undefined)
    }
    setIsBusy(false)
  }
  /** Fills in what the page knows by itself. */
  const fillIn = (name: keyof Form & string, value: string) => {
    setForm((before) => ({ ...before, [name]: value }))
  }
  const field = (name: keyof Form & string) => ({
    id: name,
    name,
    value: form[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
    },
  })
  return {
    form,
    field,
    fillIn,
    errors,
    onSubmit: submitting(submit),
    summary: { errors: Object.entries(errors).map(([id, message]) => ({ id, message })), attempt },
    failure,
    answer,
    isBusy,
  }
}
