/** Something that an answer needs cannot be reached now; answered with 503. */
export class Away extends Error {
  override name = 'Away'
}
