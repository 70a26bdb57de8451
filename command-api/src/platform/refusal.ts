export { isRefused, refuse, refuseField, sentenceOf, statusOf, type Refused } from '@deals/process/http'
