declare const position: unique symbol

/**
 * Place of an event in the whole log, later ones larger. Only what a log handed out may be asked with: logs leave gaps
 * of their own between two events, so the compiler lets positions be compared and refuses to compute with them. At run
 * time it is a safe integer, and JSON, headers and documents hold it as that.
 */
// A type and no interface, so that documents and payloads that hold one are JSON to the compiler too.
export type Position = { readonly [position]: true }

/** The only place where a number becomes a position; who calls it has looked at the number. */
export const parsePlace = (value: number): Position => value as unknown as Position
