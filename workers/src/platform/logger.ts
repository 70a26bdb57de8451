/** The part of a logger that workers use; pino fits. */
export interface Logger {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}
