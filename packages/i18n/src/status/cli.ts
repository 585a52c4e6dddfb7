import { join } from 'node:path'
import { statusOf, tableOf } from './status.ts'

console.log(tableOf(statusOf(join(import.meta.dirname, '../../../..'))))
