import type { MatchQuestion } from '../../features/deal-alerts/alert-matches.endpoints.ts'

/** Which matches the address asks for. */
export function matchQuestion(params: URLSearchParams): MatchQuestion {
  const page = Number(params.get('page') ?? 1)
  return { page: Number.isInteger(page) && page > 0 ? page : 1, alert: params.get('alert') ?? '' }
}
