/**
 * The ends of statements that answer a part. SQLite plans a statement by the number that is bound to a bare `limit ?`, and so
 * plans it anew each time one is bound; the sign hides it.
 */
export const limited = 'limit +?'
export const limitedFrom = 'limit +? offset +?'
