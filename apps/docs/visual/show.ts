import { reportFolder } from './pictures.ts'
import { serve } from './site.ts'

/** Serves the report of the last run until it is stopped. */
export async function showReport(): Promise<void> {
  const { address } = await serve(reportFolder, Number(process.env['VISUAL_PORT'] ?? 6007))
  console.log(`The page of differences: ${address} (Ctrl-C ends it)`)
}
