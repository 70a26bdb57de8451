import { FilePen, Trash2 } from 'lucide-react'
import type { DraftView } from '@deals/events'
import { formFromDraft } from '../../features/submit/parse-draft.ts'
import { emptyForm } from '../../features/submit/post-form-values.ts'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Box } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'

/** Posts that the member began to write. */
export function DraftList() {
  const { data, isError, refetch } = submitApi.useListDraftsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isError) {
    return <ErrorState text="Your drafts could not be loaded." onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return <Skeleton height="4rem" radius="lg" />
  }
  if (data.drafts.length === 0) {
    const action = <ButtonLink to={routes.submit.to()}>Create a post</ButtonLink>
    return <EmptyState icon={<FilePen />} text="No drafts. What you begin to write is kept here." action={action} />
  }
  return (
    <Box css={{ padding: 0 }}>
      <ul css={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
        {data.drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
    </Box>
  )
}

function DraftLine({ draft: { id, savedAt, fields } }: { readonly draft: DraftView }) {
  const [remove, { isLoading }] = submitApi.useDeleteDraftMutation()
  const { title } = formFromDraft(fields, emptyForm('USD'))
  const name = title.trim() === '' ? 'Untitled' : title
  return (
    <li css={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)', padding: 'var(--s3) var(--s4)' }}>
      <Anchor to={`${routes.submit.to()}?draft=${id}`} css={{ flex: 1, minWidth: 0 }}>
        <strong css={{ fontWeight: 600 }}>{name}</strong>
        <br />
        <span className="muted" css={{ fontSize: 'var(--text-sm)' }}>
          Saved <TimeAgo time={savedAt} />
        </span>
      </Anchor>
      <IconButton aria-label={`Delete draft ${name}`} busy={isLoading} onClick={() => void remove(id)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
