import { useSearchParams } from 'react-router-dom'
import { checkContact, inquiryLimits } from '../../features/inquiries/check-inquiry.ts'
import { inquiriesApi } from '../../features/inquiries/inquiries.endpoints.ts'
import type { SentTo } from '../../lib/call.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PlainForm } from './form-styles.ts'
import { InfoPage } from './InfoPage.tsx'
import { ScriptNeeded } from './ScriptNeeded.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

const topics = [
  { value: 'general', label: 'General' },
  { value: 'press', label: 'Press' },
  { value: 'store', label: 'I work for a store' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'appeal', label: 'Appeal against a decision' },
] as const

type Letter = Omit<SentTo<'POST /api/contact'>, 'website'>

/** About what the address says. */
function firstLetter(params: URLSearchParams): Letter {
  const topic = topics.find(({ value }) => value === params.get('topic'))?.value ?? 'general'
  return { topic, name: '', email: '', message: '' }
}

/** Writes to the people who run the site. */
export function ContactScreen() {
  return (
    <InfoPage>
      <PageIntro title="Contact" text="Write to us. People read it, and people answer." />
      <ScriptNeeded />
      <ContactForm />
    </InfoPage>
  )
}

function ContactForm() {
  const [params] = useSearchParams()
  const once = useOnceSent('letter')
  const [contact] = inquiriesApi.useContactMutation()
  const { field, onSubmit, summary, failure, answer, isBusy } = useInquiryForm({
    initial: firstLetter(params),
    check: checkContact,
    send: (letter) => once(letter, (key) => contact({ letter, key })),
  })
  if (answer !== undefined) {
    return <Alert title={answer}>We answer within a few days.</Alert>
  }
  return (
    <PlainForm method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary {...summary} />
      {failure !== undefined && <Alert variant="destructive">{failure}</Alert>}
      <SelectField label="Topic" options={topics} {...field('topic')} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      <TextArea label="Message" rows={7} limit={inquiryLimits.text.max} {...field('message')} />
      <Button type="submit" variant="primary" busy={isBusy}>
        Send message
      </Button>
    </PlainForm>
  )
}
