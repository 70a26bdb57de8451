import { currentUser, type Role, type Viewer } from '@deals/events'

const answerWithinMs = 3_000

/** Who asks, as query-api says it of the same cookies. Rejects while query-api does not answer. */
export function askForViewer({ queryApiUrl }: { queryApiUrl: string }) {
  return async (cookies: string | undefined): Promise<Pick<Viewer, 'roles'> | null> => {
    if (cookies === undefined) {
      return null
    }
    const response = await fetch(new URL('/api/user', queryApiUrl), {
      headers: { cookie: cookies },
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (response.status === 401) {
      return null
    }
    if (!response.ok) {
      throw new Error(`/api/user answered ${response.status}`)
    }
    const { isOwner, isSuperUser, isModerator, isStaff } = currentUser.parse(await response.json())
    const roles: [Role, boolean][] = [
      ['owner', isOwner],
      ['superUser', isSuperUser],
      ['moderator', isModerator],
      ['staff', isStaff],
    ]
    return { roles: roles.flatMap(([role, isHeld]) => (isHeld ? [role] : [])) }
  }
}
