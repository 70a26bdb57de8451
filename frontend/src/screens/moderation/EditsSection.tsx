import { SearchX } from 'lucide-react'
import type { SuggestionList, SuggestionView } from '@deals/events'
import { editsApi, editsPageSize } from '../../features/moderation/edits.endpoints.ts'
import { suggestingApi } from '../../features/posts/suggesting.endpoints.ts'
import { askedEvery } from '../../lib/api.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { SuggestionSheet } from '../shared/SuggestionSheet.tsx'
import { answeredWords, decisionButton } from '../shared/suggestion-words.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { useSearch } from '../shared/use-search.ts'
import { usePageNumber } from '../shared/use-page-number.ts'
import { Back } from './CasePane.tsx'
import { editsAskedIn, narrowed } from './desk-address.ts'
import { Acts, CaseSheet, Desk, ListPane, Rows, sideways } from './desk-styles.ts'
import { EditFilters } from './EditFilters.tsx'
import { EditRow } from './EditRow.tsx'
import { LaterSection } from './LaterSection.tsx'
import { NoCase } from './NoCase.tsx'
import { useOpenEdit } from './use-open-edit.ts'
import { useSwipe } from './use-swipe.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** How often the list is asked for again while somebody looks at it, in milliseconds. */
const listEvery = 20_000

/** Edits that members suggest: the list, and the open one beside it. */
export function EditsSection() {
  const [params, change] = useSearch()
  const asked = editsAskedIn(params)
  const { question } = asked
  const answer = editsApi.useGetEditsQuery(asked, askedEvery(listEvery))
  const edit = useOpenEdit(answer.data?.suggestions ?? [])
  const { shown } = edit
  return (
    <Desk data-open={shown !== undefined}>
      <ListPane aria-label="Suggested edits">
        <EditFilters
          question={question}
          onNarrow={(wishes) => change((before) => narrowed(before, wishes), { replace: true })}
        />
        <Loaded answer={answer} name="the edits" height="20rem">
          {(list) =>
            list.suggestions.length > 0 ? (
              <EditRows list={list} edit={edit} />
            ) : Object.keys(question).length > 1 ? (
              <EmptyState icon={<SearchX />} text="Nothing here matches." />
            ) : (
              <LaterSection tab="edits" />
            )
          }
        </Loaded>
      </ListPane>
      {shown === undefined ? (
        <NoCase text="Choose an edit, or press J for the one that waits longest." />
      ) : (
        <EditPane key={shown.id} suggestion={shown} onStep={edit.step} onClose={edit.close} onDone={edit.goOn} />
      )}
    </Desk>
  )
}

interface EditRowsProps {
  readonly list: SuggestionList
  readonly edit: ReturnType<typeof useOpenEdit>
}

function EditRows({ list: { suggestions, total }, edit: { shown, addressOf } }: EditRowsProps) {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <Rows>
        {suggestions.map((one) => (
          <EditRow key={one.id} suggestion={one} to={addressOf(one.id)} isOpen={one === shown} />
        ))}
      </Rows>
      <Pagination page={page} totalPages={Math.ceil(total / editsPageSize)} onPageChange={setPage} />
    </>
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
  const [answer, { isLoading }] = suggestingApi.useAnswerSuggestionMutation()
  const send = async (decision: (typeof may)[number]) => {
    const { error, data } = await answer({ id: postId, suggestionId, decision })
    tellOutcome(error, { title: answeredWords(data?.state ?? 'open', suggestion), description: title })
    if (error === undefined) {
      onDone()
    }
  }
  const choices = may.map((decision) => ({ decision, ...decisionButton(decision, suggestion) }))
  useDeskKeys(Object.fromEntries(isLoading ? [] : choices.map(({ key, decision }) => [key, () => void send(decision)])))
  return (
    <section aria-label="Suggested edit" css={sideways} {...useSwipe(onStep)}>
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
