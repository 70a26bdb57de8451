/** A logger for measurements: what is told is not the thing measured. Errors are. */
export const silent = {
  info: () => {},
  warn: () => {},
  error: (about: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(about)}\n`),
}
