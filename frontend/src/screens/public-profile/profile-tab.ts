/** What is shown of a member. */
export type ProfileTab = 'active' | 'expired' | 'comments'

/** The tab that the address names. */
export function tabFrom(params: URLSearchParams): ProfileTab {
  const asked = params.get('tab')
  return asked === 'expired' || asked === 'comments' ? asked : 'active'
}
