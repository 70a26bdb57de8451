import { useState, type ReactNode } from 'react'
import { isApiProblem } from '../../lib/api-problem.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface Answered {
  readonly error?: unknown
}
interface Proof {
  /** Gives the command; where the site asks who it is, it is given again once the member has shown that. */
  readonly run: (command: () => Promise<Answered>) => Promise<boolean>
  /** Stands where the command stands. */
  readonly dialog: ReactNode
}

/** For commands that only the member may give, and not whoever found the browser open. */
export function useProof(): Proof {
  const [waiting, setWaiting] = useState<((isProven: boolean) => void) | null>(null)
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setWaiting(() => resolve)
    })
  const run = async (command: () => Promise<Answered>): Promise<boolean> => {
    const { error } = await command()
    if (!isProofNeeded(error)) {
      return error === undefined
    }
    const isProven = await ask()
    setWaiting(null)
    return isProven && (await command()).error === undefined
  }
  const dialog = waiting !== null && <ProofDialog onEnd={waiting} />
  return { run, dialog }
}

/** Whether the site asks again who it is. */
export function isProofNeeded(error: unknown): boolean {
  const details = isApiProblem(error) ? error.details : undefined
  return typeof details === 'object' && details !== null && 'proof' in details
}
