import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed.ts'
import { bootstrapNow, listen } from '../serve.ts'

/**
 * A process that serves schools of the demonstration, each with its own data and port: starting a process for each costs
 * more than most journeys do in it. It ends with its parent, whose commands these are, over IPC.
 */
type Command = { id: number } & ({ open: { DATA_DIR: string; PORT: string } } | { close: string })

const schools = new Map<string, () => Promise<void>>()

async function open(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ ...process.env, ...environment })
  const server = await bootstrapNow(config, seedDemo)
  const url = await listen(server, config)
  schools.set(url, server.close)
  return url
}

async function close(url: string): Promise<string> {
  await schools.get(url)?.()
  schools.delete(url)
  return url
}

process.on('message', (command: Command) => {
  const { id } = command
  const done = 'open' in command ? open(command.open) : close(command.close)
  done.then(
    (url) => process.send?.({ id, url }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.once('disconnect', () => process.exit())
