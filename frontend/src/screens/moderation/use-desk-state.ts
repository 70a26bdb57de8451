import { useEffect, useState, type RefObject } from 'react'
import { bulkLimit, type QueueItem } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { useSelection, type Selection } from '../shared/use-selection.ts'
import { doneWords } from './BulkDialogs.tsx'
import { casesWords } from './case-words.ts'
import { useCursor } from './use-cursor.ts'
import { useDeskAddress } from './desk-address.ts'
import type { Lane } from './moderation-tabs.ts'
import type { BulkRun } from './use-bulk.ts'
import type { Act } from './use-case-commands.ts'
import { neighbourOf, useLastAct } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useGone } from './use-gone.ts'
import { useQueue } from './use-queue.ts'

/** Cases that are chosen to be decided together. */
const mostCases = {
  limit: bulkLimit,
  full: { title: `${bulkLimit} cases are chosen`, description: 'No more are decided about at once.' },
}

/** What lies over the desk: the keys, or the question what becomes of the chosen cases. */
type Over = 'keys' | readonly QueueItem[] | null

/** A list of cases, the open one, the chosen ones, and what was decided last. */
export function useDeskState(lane: Lane) {
  const address = useDeskAddress(lane)
  const { question, caseId } = address
  const { cursor, open } = useCursor(caseId, address.open)
  const { gone, hide, bringBack } = useGone()
  const queue = useQueue(question, gone)
  const selection = useSelection(queue.items, mostCases)
  const [over, show] = useState<Over>(null)
  const lastAct = useLastAct((postIds) => {
    bringBack(postIds)
    queue.retry()
    open(postIds.length === 1 ? (postIds[0] ?? null) : caseId)
  })
  const neighbour = (by: 1 | -1) => neighbourOf(queue.items, cursor.current, by)
  const step = (by: 1 | -1) => open(neighbour(by) ?? cursor.current)
  const decideChosen = () => (selection.chosen.size > 0 ? show([...selection.chosen.values()]) : undefined)
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    z: () => void lastAct.undo(),
    '?': () => show('keys'),
    ...choiceKeys(selection, { cursor, open, neighbour }),
    b: decideChosen,
    Escape: () => (selection.chosen.size > 0 ? selection.clear() : open(null)),
  })
  useNextReady(neighbourOf(queue.items, caseId, 1), caseId)
  useOpenRowInSight(caseId)
  const remember = (act: Act) => {
    lastAct.remember(act.decided.length === 0 ? null : act)
    hide(act.decided.map(({ postId }) => postId))
  }
  /** After a decision the next case opens at once. */
  const goOn = (act: Act) => {
    remember(act)
    open(neighbour(1) ?? neighbour(-1))
  }
  const finishBulk = (run: BulkRun) => {
    remember(actOf(run))
    selection.clear()
    open(null)
    queue.retry()
  }
  return { ...address, open, queue, selection, lastAct, over, show, step, decideChosen, goOn, finishBulk }
}

interface Around {
  readonly cursor: RefObject<number | null>
  readonly open: (postId: number | null) => void
  readonly neighbour: (by: 1 | -1) => number | null
}

/** Choosing by the keyboard: the open case, all up to it, or while one goes through the list. */
function choiceKeys({ toggle, chooseAll }: Selection<QueueItem>, { cursor, open, neighbour }: Around) {
  const chooseOn = (by: 1 | -1) => {
    const to = neighbour(by)
    if (to !== null) {
      toggle(to, cursor.current !== null)
      open(to)
    }
  }
  const choose = (isRange: boolean) => (cursor.current === null ? chooseOn(1) : toggle(cursor.current, isRange))
  return {
    x: () => choose(false),
    X: () => choose(true),
    '*': chooseAll,
    J: () => chooseOn(1),
    K: () => chooseOn(-1),
  }
}

/** What of a bulk was done, as one thing that can be taken back. */
function actOf({ request, outcomes }: BulkRun): Act {
  const decided = outcomes.filter(({ refused }) => refused === null)
  return { title: casesWords(decided.length), words: doneWords(request.decision), decided }
}

/** The next case is asked for while this one is read, so that it is there at once. */
function useNextReady(next: number | null, caseId: number | null) {
  const fetchCase = moderationApi.usePrefetch('getCase')
  useEffect(() => {
    if (caseId !== null && next !== null) {
      fetchCase(next)
    }
  }, [fetchCase, next, caseId])
}

/** The keyboard moves through a list that is longer than the screen. */
function useOpenRowInSight(caseId: number | null) {
  useEffect(() => {
    if (caseId !== null) {
      document.querySelector(`[data-case="${caseId}"]`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [caseId])
}
