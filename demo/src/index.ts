/** The door @deals/demo: fills a site with a community that looks lived in. */
export { hasDemoLogins } from './has-logins.ts'
export { writeDemo } from './write-demo.ts'
