/** Writes one line of JSON, as the other processes do. */
export function logLine(level: 'info' | 'error', message: string, details: object): void {
  const stream = level === 'error' ? process.stderr : process.stdout
  const readable = (_name: string, value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value)
  stream.write(`${JSON.stringify({ level, time: Date.now(), part: 'frontend', msg: message, ...details }, readable)}\n`)
}
