/** Closes a switch over a union: a member that is not handled fails the build, and an impossible value fails loudly. */
export function assertNever(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`)
}
