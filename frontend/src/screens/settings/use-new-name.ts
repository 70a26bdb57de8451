import { useState, type ReactNode } from 'react'
import { formerNameKeptDays, usernameKeyOf, usernamePattern, usernameSentence } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'
import { accountApi } from './account.endpoints.ts'
import { isProofNeeded, useProof } from './use-proof.tsx'

interface NewName {
  /** What is wrong with the name. */
  readonly problem: string | undefined
  /** Why nothing came of it otherwise. */
  readonly otherProblem: string | undefined
  readonly isLoading: boolean
  /** Whether it may be asked for, as far as that is known here. */
  readonly look: (username: string) => boolean
  readonly forget: () => void
  readonly take: (username: string) => Promise<void>
  /** Asks who it is, where the site wants to know. */
  readonly dialog: ReactNode
}

/** Another username, looked at here before it is asked for. */
export function useNewName(current: string): NewName {
  const [found, setFound] = useState<string>()
  const [change, { isLoading, error, reset }] = accountApi.useChangeUsernameMutation()
  const { run, dialog } = useProof()
  const problem = found ?? fieldsOf(error)['username']
  const isOther = error !== undefined && problem === undefined && !isProofNeeded(error)
  const show = (said: string | undefined): boolean => {
    reset()
    setFound(said)
    return said === undefined
  }
  return {
    problem,
    otherProblem: isOther ? sentenceOf(error) : undefined,
    isLoading,
    look: (username) => show(problemOf(username, current)),
    forget: () => show(undefined),
    take: async (username) => {
      if (await run(() => change({ username }))) {
        showToast({ title: `You are ${username} now`, ...leadingOn(username, current) })
      }
    },
    dialog,
  }
}

function problemOf(username: string, current: string): string | undefined {
  if (username === current) {
    return 'This is your username already'
  }
  return usernamePattern.test(username) ? undefined : usernameSentence
}

const leadingOn = (username: string, current: string): { description?: string } =>
  usernameKeyOf(username) === usernameKeyOf(current)
    ? {}
    : { description: `${current} leads to your profile for ${formerNameKeptDays} days.` }
