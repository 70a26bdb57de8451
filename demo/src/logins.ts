/** The door @deals/demo/logins: what a newcomer signs in with, without what the rest of the demonstration needs. */

/** The password of every member of the demonstration data. */
export const demoPassword = 'dealstream-demo'

/** What the start prints, so that a newcomer can sign in at once. */
export const demoLogins = [
  'Demonstration logins, all with the password dealstream-demo:',
  '  ann, bob   members',
  '  thriftyowl a member whom the site trusts',
  '  mo         moderator',
  '  stacy      staff',
  '  sue        super user',
  '  olive      owner',
].join('\n')
