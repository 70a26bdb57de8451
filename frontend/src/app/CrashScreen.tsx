import { Component, type ReactNode } from 'react'
import { CodeMissing } from '../lib/lazy-part.ts'
import { useSayAlive } from '../lib/use-say-alive.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface CrashScreenProps {
  /** What was thrown. */
  readonly error: unknown
  readonly onRetry: () => void
}

const ours = 'This page broke, and that is our fault. Trying again often helps.'
/** The network is gone, or the site has another version by now: the page has to be loaded anew. */
const missing = 'Part of this page did not load.'

/** What stands where a page broke. */
export function CrashScreen({ error, onRetry }: CrashScreenProps) {
  // Also where a page broke while it came alive: its button has to be heard.
  useSayAlive()
  const isMissing = error instanceof CodeMissing
  const reload = () => window.location.reload()
  return (
    <ErrorState
      heading="Something went wrong"
      text={isMissing ? missing : ours}
      onRetry={isMissing ? reload : onRetry}
    />
  )
}

interface CrashBoundaryProps {
  /** Another page gets a chance of its own. */
  readonly pageKey: string
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | null
}

/** Keeps a page that breaks from taking the header and the menu with it. React still knows this only as a class. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null }

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } }
  }

  override componentDidUpdate(previous: CrashBoundaryProps) {
    if (this.state.crash !== null && previous.pageKey !== this.props.pageKey) {
      this.retry()
    }
  }

  private readonly retry = () => {
    this.setState({ crash: null })
  }

  override render() {
    const { crash } = this.state
    return crash === null ? this.props.children : <CrashScreen error={crash.error} onRetry={this.retry} />
  }
}
