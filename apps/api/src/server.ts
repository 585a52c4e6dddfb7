// Before anything that imports drizzle-orm.
import './db/drizzle-resolution.ts'
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Loaded only where traces are sent, since it is large; before everything that it watches.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTracing } = await import('./tracing.ts')
  startTracing()
}

await import('./main.ts')
