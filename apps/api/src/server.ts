// Before anything that imports drizzle-orm.
import './db/drizzle-resolution.ts'

await import('./main.ts')
