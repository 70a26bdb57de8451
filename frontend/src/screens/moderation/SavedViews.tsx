import styled from '@emotion/styled'
import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { mostViews, viewNameLimit } from '@deals/events'
import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { submitting } from '../../lib/submitting.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import type { FilterName } from './desk-address.ts'

const View = styled.span`
  && {
    display: inline-flex;
    flex: none;
    align-items: center;
    height: var(--control-sm);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-full);
    font-size: var(--text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  &[data-current='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
  & a {
    padding: 0 var(--s1) 0 var(--s3);
    line-height: var(--control-sm);
  }
  & button {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: var(--control-sm);
    border: 0;
    background: none;
    color: var(--ink-2);
    cursor: pointer;
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`

/** A tab of the desk with its filters. */
type Asked = { readonly tab: string } & Readonly<Partial<Record<FilterName, string>>>

/** The filters as a view keeps them: the tab, and what stands behind the question mark. */
export function queryOf({ tab, ...filters }: Asked): string {
  const text = new URLSearchParams(Object.entries(filters)).toString()
  return text === '' ? tab : `${tab}?${text}`
}

/** Filters that the moderator keeps under names, and a way to keep those that are set. */
export function SavedViews({ question }: { readonly question: Asked }) {
  const { data } = deskSettingsApi.useGetSavedViewsQuery(undefined)
  const [change] = deskSettingsApi.useChangeSavedViewsMutation()
  const [isNaming, setNaming] = useState(false)
  const views = data?.views ?? []
  const now = queryOf(question)
  const isNew = now.includes('?') && !views.some(({ query }) => query === now) && views.length < mostViews
  if (views.length === 0 && !isNew) {
    return null
  }
  const forget = async (name: string) => {
    const { error } = await change({ views: views.filter((view) => view.name !== name) })
    tellOutcome(error, 'View forgotten')
  }
  return (
    <div role="group" aria-label="Saved views">
      {views.map(({ name, query }) => (
        <View key={name} data-current={query === now}>
          <Anchor to={addressOf(query)} {...(query === now ? { 'aria-current': true } : {})}>
            {name}
          </Anchor>
          <button type="button" aria-label={`Forget the view ${name}`} onClick={() => void forget(name)}>
            <X aria-hidden="true" />
          </button>
        </View>
      ))}
      {isNew && (
        <Button size="sm" onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden="true" />
          Keep as a view
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onName={async (name) => (await change({ views: [...views, { name, query: now }] })).error}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

function addressOf(query: string): string {
  const [tab = '', search] = query.split('?')
  const path = routes.moderation.to(tab)
  return search === undefined ? path : `${path}?${search}`
}

interface NameDialogProps {
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    const error = await onName(name.trim())
    if (error === undefined) {
      onClose()
    } else {
      setProblem(sentenceOf(error))
    }
  }
  const footer = (
    <Button variant="primary" type="submit" form="name-of-view" disabled={name.trim() === ''}>
      Keep
    </Button>
  )
  return (
    <Dialog title="Keep these filters" open onOpenChange={onClose} footer={footer}>
      <form id="name-of-view" onSubmit={submitting(send)}>
        <TextField
          label="Name"
          maxLength={viewNameLimit}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
