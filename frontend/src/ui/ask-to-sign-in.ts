import { showToast } from './toasts.ts'

const here = () => window.location.pathname + window.location.search

/** Tells a visitor what an account is needed for, and leads to where they sign in; from there they come back. */
export function askToSignIn(toDo: string, loginFor: (next: string) => string): void {
  showToast({
    title: 'Sign in required',
    description: `Please sign in to ${toDo}`,
    action: { label: 'Sign in', onSelect: () => window.location.assign(loginFor(here())) },
  })
}
