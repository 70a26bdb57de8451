import { parse } from 'node:querystring'
import type { HttpCall } from '@deals/events'
import { findByPath } from '@deals/process/http'
import { endpoints } from '../app.ts'
import { askerOf } from '../platform/asker.ts'
import { jsonOfShared } from '../platform/json-of-shared.ts'
import type { QueryContext } from '../platform/ports.ts'
import { isRefused } from '../platform/refusals.ts'

export interface InProcess {
  readonly call: HttpCall
  readonly path: string
  readonly as?: string | undefined
  /** Up to where they have written. */
  readonly position?: string | undefined
}
export interface Answer {
  readonly isRefused: boolean
  readonly isStale: boolean
  readonly text: string
}

/** Asks the questions behind calls without HTTP between. */
export function askInProcess(context: QueryContext): (asked: InProcess) => Promise<Answer> {
  const served = new Map(endpoints.map(({ call, ask }) => [call, ask(context)]))
  return async ({ call, path, as, position }) => {
    const [plain = '', search = ''] = path.split('?')
    const found = findByPath([call])(plain)
    const ask = served.get(call)
    if (found === undefined || ask === undefined) {
      throw new TypeError(`${path} is none of ${call.at}`)
    }
    const headers = {
      ...(as !== undefined && { cookie: `session=token-${as}` }),
      ...(position !== undefined && { 'x-min-position': position }),
    }
    const told = { isStale: false }
    const noted = { stale: () => void (told.isStale = true), member: () => undefined }
    const given = { ...parse(search), ...found.params }
    const outcome = await ask({ url: path, asker: askerOf(context, headers, '::1'), given, noted })
    return { ...told, isRefused: isRefused(outcome), text: textOf(outcome) }
  }
}

function textOf(outcome: Awaited<ReturnType<ReturnType<(typeof endpoints)[number]['ask']>>>): string {
  return isRefused(outcome)
    ? JSON.stringify(outcome)
    : 'body' in outcome
      ? String(outcome.body)
      : (outcome.written ?? String(jsonOfShared(outcome.answer)))
}
