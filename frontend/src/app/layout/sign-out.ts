import { serverPages } from '../routes.ts'

/** Ends the session by the form that the server's own page has: it must be a POST, and the page must load anew. */
export function signOut(): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = serverPages.logout()
  document.body.append(form)
  form.submit()
}
