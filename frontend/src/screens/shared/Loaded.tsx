import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

interface LoadedProps<Data> {
  /** What a query of the store answers with. */
  readonly answer: {
    readonly data?: Data | undefined
    readonly currentData?: Data | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** As it stands inside of a sentence: "the roles". */
  readonly name: string
  /** A CSS length: the true size of what comes, so that nothing moves when it arrives. */
  readonly height: string
  readonly children: (data: Data) => ReactNode
}

/**
 * What was asked for, once it is there; before that its place is held, and a failure is told with a way to ask again.
 * While another page is on its way the one before stays; once that failed, nothing else stands in its place.
 */
export function Loaded<Data>({ answer, name, height, children }: LoadedProps<Data>) {
  const { data, currentData, isError, refetch } = answer
  const shown = isError ? currentData : data
  if (shown !== undefined) {
    return children(shown)
  }
  return isError ? (
    <ErrorState
      text={`${name.charAt(0).toUpperCase()}${name.slice(1)} could not be loaded.`}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-label={`Loading ${name}`}>
      <Skeleton height={height} radius="md" />
    </div>
  )
}
