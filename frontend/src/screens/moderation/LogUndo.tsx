import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { moderationApi, type LogEntry } from '../../features/moderation/moderation.endpoints.ts'
import { reportedCommentsApi } from '../../features/moderation/reported-comments.endpoints.ts'
import { Button } from '../../ui/Button.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { UndoDialog } from './UndoDialog.tsx'

interface OfEntry {
  readonly entry: LogEntry
}

/** The way to take a line back, as what it is about allows, or why there is none. */
export function LogUndo({ entry }: OfEntry) {
  const why = stays[entry.kind]
  return (
    <>
      <UndoButton entry={entry} />
      <RestoreButton entry={entry} />
      <LiftButton entry={entry} />
      <StoreButton entry={entry} />
      {entry.bulkId !== null && <UndoTogether bulkId={entry.bulkId} title={entry.title} />}
      {why !== undefined && <small className="muted">{why}</small>}
    </>
  )
}

/** What was told, or was never a decision, is not taken back. */
const stays: Readonly<Record<string, string>> = {
  UserWarned: 'Stays: it was told. The member can appeal it.',
  UserNoted: 'Stays as a note.',
  UserReinstated: 'Restrict anew where needed.',
}

/** Lets a member again what a restriction kept them from. */
function LiftButton({ entry: { canLift, member } }: OfEntry) {
  const [sanction, { isLoading }] = moderationApi.useSanctionMutation()
  if (!canLift || member === null) {
    return null
  }
  const lift = async () => {
    const { error } = await sanction({ username: member, kind: 'lift' })
    tellOutcome(error, { title: 'Restriction lifted', description: member }, 'Not lifted')
  }
  return <TakeBack label={`Undo: the restriction of ${member}`} isBusy={isLoading} onTake={lift} />
}

/** Brings a store to where it stood. */
function StoreButton({ entry: { storeTo, store } }: OfEntry) {
  const [decide, { isLoading }] = moderationApi.useDecideStoreMutation()
  if (storeTo === null || store === null) {
    return null
  }
  const take = async () => {
    const { error } = await decide({ slug: store.slug, status: storeTo })
    tellOutcome(error, { title: 'Taken back', description: store.name }, 'Not taken back')
  }
  return <TakeBack label={`Undo: ${store.name}`} isBusy={isLoading} onTake={take} />
}

interface TakeBackProps {
  readonly label: string
  readonly words?: string
  readonly isBusy: boolean
  readonly onTake: () => Promise<void>
}

const TakeBack = ({ label, words = 'Undo', isBusy, onTake }: TakeBackProps) => (
  <Button size="sm" busy={isBusy} aria-label={label} onClick={() => void onTake()}>
    <Undo2 aria-hidden="true" />
    {words}
  </Button>
)

/** Brings a comment back that a moderator removed. */
function RestoreButton({ entry: { kind, postId, comment, title } }: OfEntry) {
  const [restore, { isLoading }] = reportedCommentsApi.useRestoreCommentMutation()
  if (kind !== 'CommentDeleted' || postId === null || comment?.isRemoved !== true) {
    return null
  }
  const bringBack = async () => {
    const { error } = await restore({ postId, commentId: comment.id })
    tellOutcome(error, { title: 'Comment restored', description: title }, 'Not restored')
  }
  return <TakeBack label={`Restore the comment on ${title}`} words="Restore" isBusy={isLoading} onTake={bringBack} />
}

function UndoButton({ entry: { postId, undo, title } }: OfEntry) {
  const [undoDecision, { isLoading }] = moderationApi.useUndoDecisionMutation()
  if (postId === null || undo === null) {
    return null
  }
  const take = async () => {
    const { error } = await undoDecision({ id: postId, version: undo })
    tellOutcome(error, { title: 'Taken back', description: title }, 'Not taken back')
  }
  return <TakeBack label={`Undo: ${title}`} isBusy={isLoading} onTake={take} />
}

/** Takes back all that was decided together, once it said what that would do. */
function UndoTogether({ bulkId, title }: { readonly bulkId: string; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={`Undo: ${title} together`} onClick={() => setOpen(true)}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      {isOpen && <UndoDialog question={{ bulkId }} onClose={() => setOpen(false)} />}
    </>
  )
}
