/** The door @deals/demo: fills a site with a community that looks lived in. */
export { hasDemoLogins } from './write-demo.ts'
export { writeDemo } from './write-demo.ts'
