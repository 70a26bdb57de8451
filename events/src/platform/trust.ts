import { isChosen, type Asker } from './roles.ts'

/** How far somebody is trusted who was not chosen: see `TrustLevel`. */
interface Trusted {
  readonly trustLevel: number
}
export const isNewMember = ({ trustLevel }: Trusted): boolean => trustLevel === 0
export const isTrusted = ({ trustLevel }: Trusted): boolean => trustLevel === 2
/** What new members write about themselves or below a post leads nowhere, and what they post to few places. */
export const linksFreely = (member: Trusted): boolean => !isNewMember(member)
/** A new member's vote counts in the order of posts once the account has matured. */
export const hasCountedVote = (voter: Trusted): boolean => !isNewMember(voter)
/** Who has been here a while, or was chosen. */
export const isNoNewcomer = (member: NonNullable<Asker> & Trusted): boolean => isChosen(member) || !isNewMember(member)
