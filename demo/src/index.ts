/** The door @deals/demo: fills a site with a community that looks lived in. */
export { demoLogins, demoPassword, hasDemoLogins } from './logins.ts'
export { writeDemo } from './write-demo.ts'
