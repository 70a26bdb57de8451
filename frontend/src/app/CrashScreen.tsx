import { Component } from 'react'
import type { ReactNode } from 'react'
import { useSayAlive } from '../lib/use-say-alive.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface CrashScreenProps {
  readonly onRetry: () => void
}

/** What stands where a page broke. */
export function CrashScreen({ onRetry }: CrashScreenProps) {
  // Also where a page broke while it came alive: its button has to be heard.
  useSayAlive()
  return (
    <ErrorState
      heading="Something went wrong"
      text="This page broke, and that is our fault. Trying again often helps."
      onRetry={onRetry}
    />
  )
}

interface CrashBoundaryProps {
  /** Another page gets a chance of its own. */
  readonly pageKey: string
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly isCrashed: boolean
}

/** Keeps a page that breaks from taking the header and the menu with it. React still knows this only as a class. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { isCrashed: false }

  static getDerivedStateFromError(): CrashBoundaryState {
    return { isCrashed: true }
  }

  override componentDidUpdate(previous: CrashBoundaryProps) {
    if (this.state.isCrashed && previous.pageKey !== this.props.pageKey) {
      this.retry()
    }
  }

  private readonly retry = () => {
    this.setState({ isCrashed: false })
  }

  override render() {
    return this.state.isCrashed ? <CrashScreen onRetry={this.retry} /> : this.props.children
  }
}
