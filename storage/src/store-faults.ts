/** The store cannot be reached; nothing was written. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
/** No answer in time: it may or may not be written. Repeat with the same ids and expectation. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
}
