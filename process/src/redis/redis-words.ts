/** Whether Redis said so because of the address, name or password that it was given, so that asking again is in vain. */
export const isRefusalOfRedis = (said: string): boolean =>
  /^(WRONGPASS|NOAUTH|NOPERM|ERR (DB index|invalid password|Client sent AUTH|AUTH|wrong number))|RESP type/.test(said)

/** Without name and password; a password that was not written as percent codes may hold anything. */
export function shownAddress(url: string): string {
  const [start, end] = [url.indexOf('//'), url.lastIndexOf('@')]
  return start === -1 || end < start ? url : `${url.slice(0, start)}//…${url.slice(end)}`
}
