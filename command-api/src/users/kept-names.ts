import { siteName, usernameKeyOf } from '@deals/events'

/** Who speaks under these reads as the site itself, or as those behind it. */
const ofTheSite = [
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'root', 'system', 'webmaster', 'postmaster'],
  ...['mod', 'mods', 'moderator', 'moderators', 'moderation', 'staff', 'team', 'owner', 'superuser', 'official'],
  ...['support', 'help', 'helpdesk', 'security', 'abuse', 'noreply', 'deleted', 'deleteduser', 'anonymous', 'visitor'],
]

const drawnAlike: readonly (readonly [RegExp, string])[] = [
  [/_/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1l]/g, 'i'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
]

/** A name as it looks: "Adm1n_" is read like "admin". */
const looksOf = (text: string): string =>
  drawnAlike.reduce((name, [signs, like]) => name.replace(signs, like), usernameKeyOf(text))

const looksOfSite = new Set(ofTheSite.map(looksOf))

/** Whether a name is kept for the site. Who had one before it was kept goes on. */
export function isKeptName(username: string): boolean {
  const withoutNumber = username.replace(/(?<![\d_])[\d_]+$/, '')
  return (
    [username, withoutNumber].some((name) => looksOfSite.has(looksOf(name))) ||
    looksOf(username).includes(looksOf(siteName))
  )
}
