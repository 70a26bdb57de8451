import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { StaffAnnouncement, StaffAnnouncements } from '@deals/events'
import { announcementsApi } from '../../../features/announcements/announcements.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { WideTable } from '../../shared/WideTable.tsx'
import { Changes } from '../Changes.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { audienceWords, changeWords } from './announcement-words.ts'

const states = [
  { state: 'current', title: 'Now', empty: 'Nothing is announced now.' },
  { state: 'coming', title: 'Coming', empty: 'Nothing is planned.' },
  { state: 'over', title: 'Over', empty: 'Nothing is over yet.' },
] as const

/** What staff say to everybody: now, later and before, and who changed what. */
export function AnnouncementsScreen() {
  const answer = announcementsApi.useListStaffAnnouncementsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [edited, setEdited] = useState<StaffAnnouncement | 'new' | null>(null)
  return (
    <StaffFrame
      part="announcements"
      title="Announcements"
      beside={
        <Button variant="primary" onClick={() => setEdited('new')}>
          New announcement
        </Button>
      }
    >
      <Loaded answer={answer} name="the announcements" height="40rem">
        {(view) =>
          view.announcements.length === 0 ? (
            <EmptyState
              icon={<Megaphone />}
              text="Nothing was announced yet. An announcement stands above every page, for the time that you say."
            />
          ) : (
            <Announced {...view} onEdit={setEdited} />
          )
        }
      </Loaded>
      {edited !== null && (
        <AnnouncementDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </StaffFrame>
  )
}

interface AnnouncedProps extends StaffAnnouncements {
  readonly onEdit: (announcement: StaffAnnouncement) => void
}

function Announced({ announcements, changes, onEdit }: AnnouncedProps) {
  return (
    <>
      {states.map(({ state, title, empty }) => (
        <StaffSection key={state} aria-label={title}>
          <h2>{title}</h2>
          <List
            label={`Announcements: ${title.toLowerCase()}`}
            empty={empty}
            announcements={announcements.filter((one) => one.state === state)}
            onEdit={onEdit}
          />
        </StaffSection>
      ))}
      <AnnouncementChanges announcements={announcements} changes={changes} />
    </>
  )
}

const columns = [
  ...[{ title: 'Text' }, { title: 'For' }, { title: 'From (UTC)' }, { title: 'Until (UTC)' }],
  { title: 'What to do', isHidden: true },
]

interface ListProps {
  readonly label: string
  readonly empty: string
  readonly announcements: readonly StaffAnnouncement[]
  readonly onEdit: (announcement: StaffAnnouncement) => void
}

function List({ label, empty, announcements, onEdit }: ListProps) {
  if (announcements.length === 0) {
    return <p className="muted">{empty}</p>
  }
  return (
    <WideTable label={label} columns={columns} phone="blocks">
      {announcements.map((announcement) => (
        <tr key={announcement.id}>
          <th scope="row" css={{ overflowWrap: 'anywhere' }}>
            {announcement.text}
            {announcement.link !== null && <small className="muted"> {announcement.link}</small>}
          </th>
          <td data-said="For">{audienceWords[announcement.audience]}</td>
          <td data-said="From" data-utc>
            {absoluteTime(announcement.startsAt)}
          </td>
          <td data-said="Until" data-utc>
            {absoluteTime(announcement.endsAt)}
          </td>
          <td>{announcement.state !== 'over' && <Actions announcement={announcement} onEdit={onEdit} />}</td>
        </tr>
      ))}
    </WideTable>
  )
}

interface ActionsProps extends Pick<ListProps, 'onEdit'> {
  readonly announcement: StaffAnnouncement
}

function Actions({ announcement, onEdit }: ActionsProps) {
  const { id, version, text } = announcement
  const [end, { isLoading }] = announcementsApi.useEndAnnouncementMutation()
  const take = async () => {
    const { error } = await end({ announcementId: id, version })
    tellOutcome(error, 'Announcement taken away', 'Not ended')
  }
  return (
    <span css={{ display: 'flex', gap: 'var(--s2)', justifyContent: 'end' }}>
      <Button size="sm" aria-label={`Change: ${text}`} onClick={() => onEdit(announcement)}>
        Change
      </Button>
      <Button size="sm" busy={isLoading} aria-label={`End now: ${text}`} onClick={() => void take()}>
        End now
      </Button>
    </span>
  )
}

const changeColumns = [{ title: 'Announcement' }, { title: 'What' }]

function AnnouncementChanges({ announcements, changes }: StaffAnnouncements) {
  const texts = new Map(announcements.map(({ id, text }) => [id, text]))
  return (
    <Changes
      label="Changes of announcements"
      none="Nobody announced anything yet."
      columns={changeColumns}
      phone="blocks"
      changes={changes}
      keyOf={({ position }) => position}
    >
      {({ id, kind, fields }) => (
        <>
          <th scope="row">{texts.get(id)}</th>
          <td>{changeWords({ kind, fields })}</td>
        </>
      )}
    </Changes>
  )
}
