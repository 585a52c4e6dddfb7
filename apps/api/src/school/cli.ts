import { existsSync } from 'node:fs'
import { runSchool } from './run.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { code, text } = await runSchool(process.argv.slice(2), {
  environment: process.env,
  clock: () => new Date(),
  // npm starts scripts in the repository; file names are meant where the command was typed.
  directory: process.env['INIT_CWD'] ?? process.cwd(),
})
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
