import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { checkBugReport, inquiryLimits } from '../../features/inquiries/check-inquiry.ts'
import { inquiriesApi } from '../../features/inquiries/inquiries.endpoints.ts'
import type { SentTo } from '../../lib/call.ts'
import { routes } from '../../lib/routes.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PlainForm } from './form-styles.ts'
import { InfoPage } from './InfoPage.tsx'
import { ScreenshotsField } from './ScreenshotsField.tsx'
import { ScriptNeeded } from './ScriptNeeded.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

const severities = [
  { value: 'cosmetic', label: 'It only looks wrong' },
  { value: 'annoying', label: 'It is annoying' },
  { value: 'cannot use', label: 'I cannot use the site' },
] as const

type BugReport = Required<Omit<SentTo<'POST /api/bug-reports'>, 'email' | 'website'>> & { email: string }
const firstReport = (page: string): BugReport => ({
  title: '',
  description: '',
  page,
  browser: '',
  severity: 'annoying',
  email: '',
})

/** Tells the people who run the site what does not work. */
export function BugReportScreen() {
  return (
    <InfoPage>
      <PageIntro title="Bug Report" text="Tell us what did not work. The more exactly, the sooner it does." />
      <ScriptNeeded />
      <BugReportForm />
    </InfoPage>
  )
}

function BugReportForm() {
  const viewer = useViewer()
  const [params] = useSearchParams()
  const once = useOnceSent('bug report')
  const [reportBug] = inquiriesApi.useReportBugMutation()
  const [screenshots, setScreenshots] = useState<readonly File[]>([])
  const { field, fillIn, errors, onSubmit, summary, failure, answer, isBusy } = useInquiryForm({
    initial: firstReport(params.get('page') ?? ''),
    check: checkBugReport,
    send: async ({ email, ...words }) => {
      const said = { ...words, ...(email.trim() === '' ? {} : { email: email.trim() }) }
      return once([said, ...screenshots.map(marksOf)], (key) => reportBug({ report: asSent(said, screenshots), key }))
    },
  })
  // Only the browser knows it; the server has drawn the field empty.
  const nameBrowser = useEffectEvent(() => fillIn('browser', browserInWords()))
  useEffect(() => nameBrowser(), [])
  if (answer !== undefined) {
    return <Alert title={answer}>We look at every report.</Alert>
  }
  return (
    <PlainForm method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary {...summary} />
      {failure !== undefined && <Alert variant="destructive">{failure}</Alert>}
      <TextField label="Title" {...field('title')} />
      <TextArea
        label="What happened"
        help="What did you do, what did you expect, and what came instead?"
        rows={6}
        limit={inquiryLimits.text.max}
        {...field('description')}
      />
      <TextField label="Page" optional placeholder={routes.post.to(1234)} {...field('page')} />
      <TextField
        label="Browser"
        optional
        help="What we would ask next. Change it, or empty it, as you like."
        {...field('browser')}
      />
      <ScreenshotsField files={screenshots} error={errors['screenshots']} onChange={setScreenshots} />
      <SelectField label="How bad is it" options={severities} {...field('severity')} />
      {viewer === null && (
        <TextField label="E-mail" optional type="email" help="Only to ask you about this." {...field('email')} />
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        Send report
      </Button>
    </PlainForm>
  )
}

/** By what two files are told apart. */
const marksOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

function asSent<Report extends Readonly<Record<string, string>>>(report: Report, screenshots: readonly File[]) {
  return screenshots.length === 0 ? report : asForm(report, screenshots)
}

function asForm(report: Readonly<Record<string, string>>, screenshots: readonly File[]): FormData {
  const form = new FormData()
  Object.entries(report).forEach(([name, text]) => form.set(name, text))
  screenshots.forEach((file) => form.append('screenshots', file))
  return form
}

const browserInWords = (): string =>
  `${navigator.userAgent}; ${innerWidth} × ${innerHeight} at ${devicePixelRatio}; ${navigator.language}`.slice(0, 500)
