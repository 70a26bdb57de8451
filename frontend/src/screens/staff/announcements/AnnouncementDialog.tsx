import { useState } from 'react'
import { announcementLimit, announcementLinkLimit, type StaffAnnouncement } from '@deals/events'
import { announcementsApi } from '../../../features/announcements/announcements.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
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
  const [values, setValues] = useState(() => valuesOf(announcement))
  const { save, isSaving, error } = useSave(announcement)
  return (
    <FormDialog
      title={announcement === null ? 'New announcement' : 'Change the announcement'}
      description="It stands above every page of those whom it is for, until its end or until they dismiss it."
      label={announcement === null ? 'Announce' : 'Save'}
      busy={isSaving}
      onSend={() => save(values)}
      onClose={onClose}
    >
      <RefusedForm error={error} />
      <Fields values={values} wrong={fieldsOf(error)} onChange={(more) => setValues({ ...values, ...more })} />
    </FormDialog>
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
        : await change({ ...body, announcementId: announcement.id, version: announcement.version })
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
