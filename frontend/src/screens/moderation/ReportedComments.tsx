import type { CaseView, ReportedComment } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { linkToMember } from '../shared/desk-links.ts'
import { Report, reportsAbout } from './CaseReports.tsx'
import { Box, Facts } from './desk-styles.ts'
import type { Act, OpenCase } from './use-case-commands.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useReportedComment, type Doing } from './use-reported-comment.ts'

/** Comments below the post that members reported: what they say, and what becomes of them. */
export function ReportedComments({ open, onPart, onDone }: OpenCase) {
  const { comments, reports } = open
  if (comments.length === 0) {
    return null
  }
  const isWaiting = ({ id, deletedBy }: ReportedComment) =>
    deletedBy === null && reports.some(({ commentId }) => commentId === id)
  const waiting = comments.filter(isWaiting)
  const rest = comments.filter((comment) => !isWaiting(comment))
  const isLast = waiting.length === 1 && reportsAbout(open, null).reports.length === 0 && isListed(open)
  return (
    <section aria-label="Reported comments">
      <h3>Reported comments</h3>
      {[...waiting, ...rest].map((comment) => (
        <Comment
          key={comment.id}
          open={open}
          comment={comment}
          isWaiting={isWaiting(comment)}
          hasKeys={comment === waiting[0]}
          onDone={isLast ? onDone : onPart}
        />
      ))}
    </section>
  )
}

/** Its reports alone are why the case is in the list. */
const isListed = ({ details: { status }, renewalSuggestedBy }: CaseView) =>
  (status === 'active' || status === 'expired') && renewalSuggestedBy === null

interface CommentProps {
  readonly open: CaseView
  readonly comment: ReportedComment
  readonly isWaiting: boolean
  /** The keys are for the first that waits. */
  readonly hasKeys: boolean
  readonly onDone: (act: Act) => void
}

function Comment({ open, comment, isWaiting, hasKeys, onDone }: CommentProps) {
  const { id, username, content, createdAt, deletedBy } = comment
  const { postId, hindrance } = open
  const commands = useReportedComment({ comment, postId, onDone })
  const { doing, show, isBusy, problem } = commands
  const mayDecide = hindrance === null && !comment.isOwn
  const isOpen = isWaiting && mayDecide
  const about = reportsAbout(open, id)
  const close = () => show(null)
  useDeskKeys(isOpen && hasKeys && !isBusy ? { o: () => void commands.keep(), w: () => show('removing') } : {})
  return (
    <Box css={{ display: 'grid', gap: 'var(--s3)' }}>
      <Facts>
        <Anchor to={linkToMember(username)} newTab css={{ fontWeight: 600 }}>
          {username}
        </Anchor>
        <Anchor to={routes.postComment.to(postId, id)} newTab css={{ color: 'var(--brand)' }}>
          <TimeAgo time={createdAt} />
        </Anchor>
        {deletedBy !== null && <Tag tone="bad">{deletedBy === 'author' ? 'deleted by its author' : 'removed'}</Tag>}
      </Facts>
      {content === '' ? <p className="muted">Its words are gone.</p> : <Markdown text={content} />}
      <div css={{ display: 'grid', gap: 'var(--s2)' }}>
        {about.reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
        {about.decided.map((report) => (
          <Report key={report.id} report={report} outcome={report.outcome} />
        ))}
      </div>
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      {isWaiting && comment.isOwn && <p className="muted">You wrote or reported it, so somebody else decides.</p>}
      <Choices
        comment={comment}
        isOpen={isOpen}
        hasKeys={hasKeys}
        isBusy={isBusy}
        show={show}
        keep={commands.keep}
        restore={commands.restore}
        mayRestore={mayDecide}
      />
      {doing === 'removing' && (
        <RemoveQuestion busy={isBusy} onRemove={(reason) => void commands.remove(reason)} onClose={close} />
      )}
      {doing === 'reading' && <CommentHistory commentId={id} onClose={close} />}
    </Box>
  )
}

/** Asked for here by itself: what three pages share, every page would bring. */
const RemoveQuestion = dialogOnDemand(
  async () => (await import('../../features/comments/RemoveQuestion.tsx')).RemoveQuestion,
)
const CommentHistory = dialogOnDemand(async () => (await import('../shared/CommentHistory.tsx')).CommentHistory)

interface ChoicesProps {
  readonly comment: ReportedComment
  readonly isOpen: boolean
  readonly hasKeys: boolean
  readonly isBusy: boolean
  readonly mayRestore: boolean
  readonly show: (doing: Doing) => void
  readonly keep: () => Promise<unknown>
  readonly restore: () => Promise<unknown>
}

function Choices({ comment, isOpen, hasKeys, isBusy, mayRestore, show, keep, restore }: ChoicesProps) {
  const { id, username, deletedBy } = comment
  const keyed = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {})
  return (
    <div
      role="group"
      aria-label={`Comment ${id} by ${username}`}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s2)',
        '@media (max-width: 1023px)': { '& kbd': { display: 'none' } },
      }}
    >
      {isOpen && (
        <>
          <Button size="sm" disabled={isBusy} {...keyed('o')} onClick={() => void keep()}>
            Keep comment {hasKeys && <kbd aria-hidden="true">O</kbd>}
          </Button>
          <Button size="sm" variant="danger" disabled={isBusy} {...keyed('w')} onClick={() => show('removing')}>
            Remove comment {hasKeys && <kbd aria-hidden="true">W</kbd>}
          </Button>
        </>
      )}
      {deletedBy === 'moderator' && mayRestore && (
        <Button size="sm" disabled={isBusy} onClick={() => void restore()}>
          Restore comment
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => show('reading')}>
        What it said
      </Button>
    </div>
  )
}
