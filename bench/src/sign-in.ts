/** Signs in through the site's own form and answers the cookies of the session. */
export async function signIn(origin: string, { username, password }: { username: string; password: string }) {
  const shown = await fetch(`${origin}/login`)
  const token = /name="token" value="([^"]+)"/.exec(await shown.text())?.[1] ?? ''
  const sent = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(shown), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token, username, password }),
  })
  const cookies = cookiesOf(sent)
  if (!cookies.includes('session=')) {
    throw new Error(`${username} could not sign in: ${sent.status}`)
  }
  return cookies
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
