/**
 * So long whoever wrote something says with each question up to where, so that it waits for that. Browsers load it without
 * what reads positions.
 */
export const positionToldMs = 30_000
