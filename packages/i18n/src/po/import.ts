import { importPo } from './import-po.ts'
import { root } from './open.ts'

const [language, file] = process.argv.slice(2)

try {
  if (!language || !file?.endsWith('.po')) throw new Error('npm run i18n:import -- <language> <file.po>')
  const { done, said } = importPo(language, file, root)
  console.log(said.join('\n'))
  process.exitCode = done ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
