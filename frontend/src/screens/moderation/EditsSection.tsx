import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SuggestionView } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { editsPageSize, suggestionsApi } from '../../features/posts/suggestions.endpoints.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { SuggestionSheet } from '../shared/SuggestionSheet.tsx'
import { decisionButtons, suggestionStates } from '../shared/suggestion-words.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { useParam } from '../shared/use-param.ts'
import { Back } from './CasePane.tsx'
import { Acts, CaseSheet, Desk, ListPane, Rows } from './desk-styles.ts'
import { EditRow } from './EditRow.tsx'
import { LaterSection } from './LaterSection.tsx'
import { NoCase } from './NoCase.tsx'
import { useCursor } from './use-cursor.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** How often the list is asked for again while somebody looks at it, in milliseconds. */
const listEvery = 20_000

/** Edits that members suggest: the list, and the open one beside it. */
export function EditsSection() {
  const [pageText, setPage] = useParam('page')
  const page = Math.max(1, Number(pageText) || 1)
  const answer = suggestionsApi.useGetEditsQuery(page, {
    pollingInterval: listEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <Loaded answer={answer} name="the edits" height="20rem">
      {({ suggestions, total }) =>
        suggestions.length === 0 ? (
          <LaterSection tab="edits" />
        ) : (
          <EditsDesk suggestions={suggestions}>
            <Pagination
              page={page}
              totalPages={Math.ceil(total / editsPageSize)}
              onPageChange={(chosen) => setPage(chosen === 1 ? null : String(chosen))}
            />
          </EditsDesk>
        )
      }
    </Loaded>
  )
}

interface EditsDeskProps {
  readonly suggestions: readonly SuggestionView[]
  readonly children: ReactNode
}

function EditsDesk({ suggestions, children }: EditsDeskProps) {
  const [params, setParams] = useSearchParams()
  const openId = params.get('case')
  const shown = suggestions.find(({ id }) => id === openId)
  const addressOf = (id: string | null) => {
    const changed = new URLSearchParams(params)
    changed.delete('case')
    if (id !== null) {
      changed.set('case', id)
    }
    return changed
  }
  const { cursor, open } = useCursor(openId, (id) => setParams(addressOf(id), { preventScrollReset: true }))
  const neighbour = (by: 1 | -1) => {
    const place = suggestions.findIndex(({ id }) => id === cursor.current)
    return suggestions[place + by]?.id
  }
  const step = (by: 1 | -1) => open(neighbour(by) ?? cursor.current)
  useDeskKeys({ j: () => step(1), k: () => step(-1), Escape: () => open(null) })
  return (
    <Desk data-open={shown !== undefined}>
      <ListPane aria-label="Suggested edits">
        <Rows>
          {suggestions.map((one) => (
            <EditRow key={one.id} suggestion={one} to={`?${addressOf(one.id).toString()}`} isOpen={one === shown} />
          ))}
        </Rows>
        {children}
      </ListPane>
      {shown === undefined ? (
        <NoCase text="Choose an edit, or press J for the one that waits longest." />
      ) : (
        <EditPane
          key={shown.id}
          suggestion={shown}
          onStep={step}
          onClose={() => open(null)}
          onDone={() => open(neighbour(1) ?? neighbour(-1) ?? null)}
        />
      )}
    </Desk>
  )
}

interface EditPaneProps {
  readonly suggestion: SuggestionView
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The open suggestion with what can be answered, each with its key. */
function EditPane({ suggestion, onStep, onClose, onDone }: EditPaneProps) {
  const { id: suggestionId, postId, title, poster, may } = suggestion
  const [answer, { isLoading }] = suggestionsApi.useAnswerSuggestionMutation()
  const send = async (decision: (typeof may)[number]) => {
    const { error, data } = await answer({ postId, suggestionId, decision })
    tellOutcome(error, { title: suggestionStates[data?.state ?? 'open'], description: title })
    if (error === undefined) {
      onDone()
    }
  }
  const choices = may.map((decision) => ({ decision, ...decisionButtons[decision] }))
  useDeskKeys(Object.fromEntries(isLoading ? [] : choices.map(({ key, decision }) => [key, () => void send(decision)])))
  return (
    <section aria-label="Suggested edit">
      <Back onClose={onClose} onStep={onStep} />
      <CaseSheet>
        <div css={{ display: 'grid', gap: 'var(--s3)', alignContent: 'start', minWidth: 0 }}>
          <h2>
            <Anchor to={routes.post.to(postId)} newTab>
              {title}
            </Anchor>
          </h2>
          <p className="muted">Posted by {poster}</p>
          <SuggestionSheet suggestion={suggestion} />
          <Acts role="group" aria-label="Decide">
            {choices.map(({ decision, label, key, variant }) => (
              <Button
                key={decision}
                {...(variant === undefined ? {} : { variant })}
                disabled={isLoading}
                aria-keyshortcuts={key}
                onClick={() => void send(decision)}
              >
                {label} <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
              </Button>
            ))}
          </Acts>
        </div>
      </CaseSheet>
    </section>
  )
}
