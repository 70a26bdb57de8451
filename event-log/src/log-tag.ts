/** Enough of a log's identity to tell it from the one before it, in a cookie or a name. */
export const logTag = (identity: string): string => identity.slice(0, 8)
