import { runQuietly } from './run-command.mjs'

/**
 * Of which version the headers are that the native package is compiled against; nothing where they are those of this Node.
 * With the headers of Node 24.19 and newer better-sqlite3 12 ends the process when a statement is forgotten between two
 * turns of promises. What is compiled against the first ones of 24 runs in all of them; so were the binaries that can be fetched.
 */
export function headersFor(node = process.versions.node) {
  const [major, minor] = node.split('.').map(Number)
  return major === 24 && minor >= 19 ? '24.0.0' : undefined
}

/** Forgets statements by the thousand, with little room, so that they are collected while promises are gone through. */
const forgetful = `
const database = new (require('better-sqlite3'))(':memory:')
const forget = async () => {
  for (let nr = 0; nr < 30_000; nr += 1) {
    database.prepare('select 1')
    await null
  }
}
forget()
`
/** How the package is tried, so that whatever was tried in another way is tried anew. */
export const tried = ['--max-semi-space-size=1', '-e', forgetful]

/** Tried in a process of its own: a binary for another Node would stay loaded in this one. */
export async function nativeWorks() {
  const { code } = await runQuietly([process.execPath, ...tried])
  return code === 0
}
