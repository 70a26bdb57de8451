import { useId, useState } from 'react'
import { announcementLimit, announcementLinkLimit } from '@deals/events'
import type { StaffAnnouncement } from '@deals/events'
import { announcementsApi } from '../../../features/announcements/announcements.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { formStyles } from '../../../ui/form-styles.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { TermFields } from '../TermFields.tsx'
import { audienceOfText, formOf, valuesOf, type AnnouncementValues } from './announcement-values.ts'
import { audienceWords } from './announcement-words.ts'

interface AnnouncementDialogProps {
  /** Null for a new one. */
  readonly announcement: StaffAnnouncement | null
  readonly onClose: () => void
}

/** What is said, to whom, and from when until when. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const form = useId()
  const [values, setValues] = useState(() => valuesOf(announcement))
  const { save, isSaving, error } = useSave(announcement)
  const wrong = fieldsOf(error)
  const send = async () => {
    if (await save(values)) {
      onClose()
    }
  }
  return (
    <Dialog
      title={announcement === null ? 'New announcement' : 'Change the announcement'}
      description="It stands above every page of those whom it is for, until its end or until they dismiss it."
      open
      onOpenChange={onClose}
      footer={
        <Button variant="primary" type="submit" form={form} busy={isSaving}>
          {announcement === null ? 'Announce' : 'Save'}
        </Button>
      }
    >
      <form
        id={form}
        css={formStyles}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {error !== undefined && Object.keys(wrong).length === 0 && (
          <Alert variant="destructive">{sentenceOf(error)}</Alert>
        )}
        <Fields values={values} wrong={wrong} onChange={(more) => setValues({ ...values, ...more })} />
      </form>
    </Dialog>
  )
}

function useSave(announcement: StaffAnnouncement | null) {
  const [make, making] = announcementsApi.useMakeAnnouncementMutation()
  const [change, changing] = announcementsApi.useChangeAnnouncementMutation()
  const { isLoading: isSaving, error } = announcement === null ? making : changing
  const save = async (values: AnnouncementValues): Promise<boolean> => {
    const body = formOf(values, announcement)
    const answer =
      announcement === null
        ? await make(body)
        : await change({ id: announcement.id, body: { ...body, version: announcement.version } })
    if (answer.error === undefined) {
      showToast({ title: announcement === null ? 'Announced' : 'Announcement saved' })
    }
    return answer.error === undefined
  }
  return { save, isSaving, error }
}

const audienceChoices = Object.entries(audienceWords).map(([value, label]) => ({ value, label }))

interface FieldsProps {
  readonly values: AnnouncementValues
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<AnnouncementValues>) => void
}

function Fields({ values: { text, link, audience, startsAt, endsAt }, wrong, onChange }: FieldsProps) {
  return (
    <>
      <TextArea
        label="Text"
        rows={2}
        limit={announcementLimit}
        warnFrom={announcementLimit - 20}
        help={`At most ${announcementLimit} characters`}
        error={wrong['text']}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <TextField
        label="Link"
        optional
        maxLength={announcementLinkLimit}
        help="An address of this site, such as /stores"
        error={wrong['link']}
        value={link}
        onChange={({ target }) => onChange({ link: target.value })}
      />
      <SelectField
        label="For"
        options={audienceChoices}
        error={wrong['audience']}
        value={audience}
        onChange={({ target }) => onChange({ audience: audienceOfText(target.value) })}
      />
      <TermFields term={{ startsAt, endsAt }} wrong={wrong} onChange={onChange} />
    </>
  )
}
