import { countingRepeats } from './repeats.ts'

const warning = 40

type LogMethod = (...args: unknown[]) => void
interface Hooks {
  logMethod(this: unknown, args: unknown[], method: LogMethod, level: number): void
}

/**
 * Hooks of a pino logger: a warning or an error that repeats itself is written once and then counted. Those with a name
 * of their own (`problem`) were named to somebody, who must find them.
 */
export function countedWarnings(everyMs?: number): Hooks {
  const repeats = countingRepeats(everyMs)
  return {
    logMethod(args, method, level) {
      const [about, message] = typeof args[0] === 'string' ? [{}, args[0]] : [args[0], args[1]]
      const write = (...written: unknown[]) => method.apply(this, written)
      if (level < warning || isNamed(about)) {
        write(...args)
        return
      }
      repeats({
        key: [level, message, reasonIn(about)].join(' '),
        first: () => write(...args),
        again: (times) => write({ repeats: times }, `the same ${times} more times: ${String(message)}${why(about)}`),
      })
    },
  }
}

const isNamed = (about: unknown): boolean => typeof about === 'object' && about !== null && 'problem' in about

function reasonIn(about: unknown): string {
  const said = errorOf(about) ?? about
  return said instanceof Error ? said.message : (JSON.stringify(said) ?? '')
}

const errorOf = (about: unknown): unknown =>
  typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined

const why = (about: unknown): string => (errorOf(about) === undefined ? '' : ` (${reasonIn(about)})`)
