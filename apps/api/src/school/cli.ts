import { existsSync } from 'node:fs'
import '../db/drizzle-resolution.ts'

const { runSchool } = await import('./run.ts')

if (existsSync('.env')) process.loadEnvFile('.env')
const { code, text } = await runSchool(process.argv.slice(2), {
  environment: process.env,
  clock: () => new Date(),
  // npm runs scripts in the repository; file names are relative to the directory of the caller.
  directory: process.env['INIT_CWD'] ?? process.cwd(),
  tell: (line) => console.error(line),
})
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
